import SwiftUI

struct EffectsPage: View {
  @State private var angle = 30.0
  @State private var isLoading = true
  @State private var isPrivate = true

  private static let slope = ProjectionTransform(
    CGAffineTransform(a: 1, b: 0.15, c: 0, d: 1, tx: 0, ty: -6)
  )

  var body: some View {
    VStack(spacing: 24) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 110))], spacing: 16) {
        Sample("As it is") { $0 }
        Sample("Brightness") { $0.brightness(0.3) }
        Sample("Darker") { $0.brightness(-0.3) }
        Sample("Contrast") { $0.contrast(2) }
        Sample("Saturation") { $0.saturation(3) }
        Sample("Grayscale") { $0.grayscale(1) }
        Sample("Hue") { $0.hueRotation(.degrees(120)) }
        Sample("Inverted") { $0.colorInvert() }
        Sample("Multiplied") { $0.colorMultiply(.yellow) }
        Sample("Luminance") { $0.luminanceToAlpha() }
        Sample("Shape") { $0.mask { Circle() } }
        Sample("Fading") {
          $0.mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
        }
        Sample("Symbol") { $0.mask { Image(systemName: "heart.fill").resizable() } }
        Sample("Projected") { $0.projectionEffect(Self.slope) }
        Sample("Drawn as one") { $0.overlay(.yellow.opacity(0.4)).drawingGroup() }
      }
      Text("Turned in space").font(.title2).padding()
        .background(.teal.gradient, in: .rect(cornerRadius: 8))
        .rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0))
      Slider(value: $angle, in: -80...80) { Text("Angle") }
      ZStack {
        Circle().fill(.yellow)
        Circle().fill(.cyan).offset(x: 30).blendMode(.multiply)
      }
      .compositingGroup()
      .frame(width: 60, height: 60)
      VStack(alignment: .leading) {
        Label("A title that is loaded later", systemImage: "person")
        Text("A few more words about it").foregroundStyle(.secondary)
      }
      .redacted(reason: isLoading ? .placeholder : [])
      Toggle("Loading", isOn: $isLoading)
      LabeledContent("Card") { Text(verbatim: "4242 4242").privacySensitive() }
        .redacted(reason: isPrivate ? .privacy : [])
      Toggle("Hide what is private", isOn: $isPrivate)
      HStack(spacing: 24) {
        Image(systemName: "heart.fill").symbolEffect(.pulse)
        Image(systemName: "arrow.clockwise").symbolEffect(.rotate)
        Image(systemName: "bell").symbolEffect(.wiggle, value: isLoading)
      }
      .font(.title)
      HStack(spacing: 12) {
        Label("At rest", systemImage: "heart.fill").symbolEffectsRemoved()
        Label("One color", systemImage: "folder.fill.badge.plus")
          .symbolRenderingMode(.monochrome)
        Label("Levels", systemImage: "folder.fill.badge.plus")
          .symbolRenderingMode(.hierarchical)
      }
      .imageScale(.large)
      .symbolEffect(.pulse)
      ViewThatFits {
        Text("This line is shown where a window is wide enough for all of its many words.")
          .lineLimit(1)
        Text("A narrow window shows this.")
      }
      HStack {
        Text("Highlighted by a pointer").padding(8).hoverEffect()
        Text("Lifted").padding(8).background(.yellow, in: .capsule).foregroundStyle(.black)
          .accessibilityIgnoresInvertColors()
          .hoverEffect(.lift)
      }
      Text("This text can be selected.").textSelection(.enabled)
    }
    .padding()
    .frame(maxWidth: 480)
  }
}

/// A colorful square with an effect, and the name of the effect.
private struct Sample<Content: View>: View {
  let title: LocalizedStringKey
  let content: Content

  init(_ title: LocalizedStringKey, effect: (AnyView) -> Content) {
    self.title = title
    content = effect(AnyView(Self.square))
  }

  private static var square: some View {
    Text("Aa")
      .font(.title)
      .foregroundStyle(.white)
      .frame(width: 80, height: 60)
      .background(
        LinearGradient(
          colors: [.red, .orange, .green, .blue],
          startPoint: .leading,
          endPoint: .trailing
        )
      )
  }

  var body: some View {
    VStack {
      content
      Text(title).font(.caption)
    }
  }
}
