import SwiftUI

// Each form of tier 1 as apps write it. That it compiles is most of the test.

struct Tier1Views: View {
  struct Row: Identifiable, Hashable {
    var id: Int
    var name: String
  }

  @State private var rows = [Row(id: 1, name: "One"), Row(id: 2, name: "Two")]
  @State private var text = "text"
  @State private var minutes = 5.0
  @State private var choice = 1
  @FocusState private var field: Int?
  private let title = "expression"
  private let date = Date(timeIntervalSince1970: 0)

  var body: some View {
    List {
      ForEach($rows) { $row in TextField("Name", text: $row.name).focused($field, equals: row.id) }
      ForEach(rows) { row in Text(row.name) }
        .onDelete { rows.remove(atOffsets: $0) }
      ForEach(rows, id: \.id) { Text($0.name) }
      Section { Text("literal") }
      Section {
        Text("with \(choice)")
      } header: {
        Text(title)
      }
    }
    Form {
      Group {
        HStack { Text(date, style: .date) }
        HStack { Text(date, style: .time) }
      }
      Label(title, systemImage: "calendar")
      Label("\(choice) people", systemImage: "person.3")
      Label("literal", systemImage: "clock")
      Image(systemName: "plus").imageScale(.large)
      ProgressView()
      ProgressView(value: minutes, total: 10).progressViewStyle(Tier1ProgressStyle())
      Button("literal") {}
      Button(action: {}) { Text("action") }
      Button {
      } label: {
        Text("label")
      }
      Picker("literal", selection: $choice) { Text("one").tag(1) }
      Slider(value: $minutes, in: 5...30, step: 1) { Text("Length") }
      TextField("literal", text: $text)
    }
    VStack {
      Spacer()
      ZStack { Circle().fill(.red) }
    }
    VStack(alignment: .leading) { Text("leading") }
    VStack(alignment: .trailing) { Text("trailing") }
    Text("task").task {}
  }
}

struct Tier1Modifiers: View {
  private let isRed = true

  var body: some View {
    Group {
      Text("a").background(Color.red)
      Text("a").background(isRed ? Color.red : .green)
      Text("b").clipShape(Circle())
      Text("c").fixedSize(horizontal: false, vertical: true)
      Text("d").font(.body.monospacedDigit())
      Text("e").font(.caption).font(.headline).font(.largeTitle).font(.title)
      Text("f").foregroundColor(.accentColor)
      Text("g").foregroundStyle(.red)
      Text("g").foregroundStyle(.tint)
      Text("h").frame(height: 20)
      Text("h").frame(maxWidth: .infinity)
      List { Text("i").listRowBackground(Color.yellow) }
      Text("j").overlay { Text("k") }
      Text("l").padding().padding(4).padding([.top, .horizontal]).padding(.bottom)
      Text("m").tint(.mint)
    }
    Label("styled", systemImage: "clock").labelStyle(.tier1)
  }
}

struct Tier1Drawing: View {
  var body: some View {
    Circle()
      .strokeBorder(lineWidth: 24)
      .overlay {
        Tier1Arc().rotation(Angle(degrees: -90)).stroke(Color.black, lineWidth: 12)
      }
    RoundedRectangle(cornerRadius: 8).fill(Color.indigo)
    Text("card").background(.orange, in: .rect(cornerRadius: 4))
  }
}

struct Tier1Arc: Shape {
  var end = 90.0

  var animatableData: Double {
    get { end }
    set { end = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY),
        radius: min(rect.width, rect.height) / 2,
        startAngle: Angle(degrees: 0),
        endAngle: .degrees(end),
        clockwise: false
      )
    }
  }
}

struct Tier1Screens: View {
  private let title = "expression"

  var body: some View {
    NavigationStack {
      NavigationLink {
        Text("pushed")
      } label: {
        Text("link")
      }
      .navigationTitle("literal")
      .navigationTitle(title)
      .navigationBarTitleDisplayMode(.inline)
      .navigationBarBackButtonHidden(true)
      .toolbar { Button("Edit") {} }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem { Button("Done") {} }
      }
    }
  }
}

struct Tier1LabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

extension LabelStyle where Self == Tier1LabelStyle {
  static var tier1: Self { Self() }
}

struct Tier1ProgressStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).tint(.pink)
  }
}

struct Tier1App: App {
  var body: some Scene {
    WindowGroup {
      let _ = Self.colors
      Tier1Screens()
    }
  }

  static var colors: [Color] {
    [
      .accentColor, .black, .blue, .brown, .cyan, .gray, .indigo, .mint, .orange, .pink, .purple,
      .red, .white, .yellow,
    ]
  }
}

struct Tier1Preview: View {
  var body: some View {
    let _ = Self._printChanges()
    Text("preview")
  }
}

#Preview("named") { Tier1Preview() }

#Preview {
  var text = "several statements"
  text += "."
  return Text(text)
}
