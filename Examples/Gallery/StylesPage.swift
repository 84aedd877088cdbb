import SwiftUI

struct StylesPage: View {
  var body: some View {
    VStack(spacing: 24) {
      ProgressView(value: 0.4).progressViewStyle(MeetingStyle())
      HStack {
        Label("Seconds elapsed", systemImage: "hourglass.bottomhalf.fill")
        Spacer()
        Label("Left", systemImage: "hourglass.tophalf.fill")
      }
      Label("Title only", systemImage: "clock").labelStyle(.titleOnly)
      Label("Icon only", systemImage: "clock").labelStyle(.iconOnly)
      Button("Custom") {}.buttonStyle(Fading())
      OwnFields().textFieldStyle(Underlined())
      SizedButtons()
      Image(systemName: "heart").symbolVariant(.fill).imageScale(.large).foregroundStyle(.pink)
      Text("Shadow").padding().background(.background, in: .rect(cornerRadius: 8))
        .shadow(color: .black.opacity(0.3), radius: 4, y: 2)
      Text("Turned").rotationEffect(.degrees(-10))
      PlatformValues()
    }
    .padding()
    .frame(maxWidth: 480)
  }
}

/// Buttons of all sizes and shapes.
private struct SizedButtons: View {
  private static let sizes: [(LocalizedStringKey, ControlSize)] = [
    ("Mini", .mini), ("Small", .small), ("Regular", .regular), ("Large", .large),
    ("Extra large", .extraLarge),
  ]

  var body: some View {
    VStack {
      ForEach(Self.sizes, id: \.1) { title, size in
        HStack {
          Button(title) {}.buttonStyle(.borderedProminent)
          Menu("Menu") { Button("Item") {} }.menuStyle(.button).buttonStyle(.bordered)
          ProgressView()
        }
        .controlSize(size)
      }
      HStack {
        Button("Capsule") {}.buttonBorderShape(.capsule)
        Button("Corners") {}.buttonBorderShape(.roundedRectangle(radius: 2))
        Button {
        } label: {
          Image(systemName: "star")
        }
        .buttonBorderShape(.circle)
        Menu("Plain menu") { Button("Item") {} }.menuStyle(.borderlessButton)
      }
      .buttonStyle(.bordered)
    }
  }
}

/// Fields in a style of the app.
private struct OwnFields: View {
  @State private var name = "Blob"
  @State private var password = "secret"

  var body: some View {
    TextField("Name", text: $name)
    SecureField("Password", text: $password)
  }
}

private struct Underlined: TextFieldStyle {
  func _body(configuration: TextField<_Label>) -> some View {
    HStack {
      Image(systemName: "pencil").foregroundStyle(.tint)
      configuration.textFieldStyle(.plain)
    }
    .padding(.vertical, 6)
    .overlay(alignment: .bottom) { Rectangle().fill(.tint).frame(height: 2) }
  }
}

private struct MeetingStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      RoundedRectangle(cornerRadius: 10).fill(.black).frame(height: 20)
      ProgressView(configuration).tint(.purple).frame(height: 12).padding(.horizontal)
    }
  }
}

private struct Fading: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(.indigo, in: .capsule)
      .foregroundStyle(.white)
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}
