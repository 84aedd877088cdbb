import SwiftUI

/// Shortcuts, keys, the pointer, cards to drag, and values that are kept.
struct KeysPage: View {
  @State private var note = "Nothing yet"
  @State private var isHovered = false
  @AppStorage("gallery.isSoundOn") private var isSoundOn = true
  @SceneStorage("gallery.taps") private var taps = 0

  var body: some View {
    VStack(spacing: 24) {
      HStack {
        Button("Save") { note = "Saved" }.keyboardShortcut("s")
        Button("Cancel", role: .cancel) { note = "Cancelled" }.keyboardShortcut(.cancelAction)
        Button("Done") { note = "Done" }
          .buttonStyle(.borderedProminent)
          .keyboardShortcut(.defaultAction)
      }
      .buttonStyle(.bordered)
      Text(note)
      ArrowPad()
      Text("The arrow keys move the dot, and the space bar brings it back.").font(.footnote)
      Text(isHovered ? "The pointer is here" : "Point here")
        .padding()
        .background(isHovered ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary), in: .capsule)
        .onHover { isHovered = $0 }
      PointedBars()
      CardBoard()
      SpokenViews()
      Toggle("Sound, in the user defaults", isOn: $isSoundOn)
      Stepper("Taps in this window: \(taps)", value: $taps)
        .sensoryFeedback(.increase, trigger: taps)
      if let lists = URL(string: "/lists") { Link("The page of lists", destination: lists) }
    }
    .padding()
    .frame(maxWidth: 480)
  }
}

/// Bars of which the pointer marks one.
private struct PointedBars: View {
  @State private var place: CGFloat?
  private let heights: [CGFloat] = [20, 44, 32, 56, 28, 40]

  private var marked: Int? { place.map { min(Int($0 / 28), heights.count - 1) } }

  var body: some View {
    VStack {
      HStack(alignment: .bottom, spacing: 4) {
        ForEach(heights.indices, id: \.self) { index in
          Rectangle().fill(index == marked ? .orange : .teal).frame(
            width: 24,
            height: heights[index]
          )
        }
      }
      .onContinuousHover { phase in
        switch phase {
        case .active(let location): place = max(location.x, 0)
        case .ended: place = nil
        }
      }
      Text(marked.map { "Bar \($0 + 1)" } ?? "Point at a bar").font(.footnote)
    }
  }
}

/// A dot that the arrow keys move.
private struct ArrowPad: View {
  @State private var place = CGSize.zero
  @FocusState private var isFocused: Bool

  var body: some View {
    Circle()
      .fill(isFocused ? Color.orange : .gray)
      .frame(width: 24, height: 24)
      .offset(place)
      .frame(width: 160, height: 100)
      .background(.quaternary, in: .rect(cornerRadius: 12))
      .focusable()
      .focused($isFocused)
      .accessibilityLabel("Pad for the arrow keys")
      .onMoveCommand { direction in
        switch direction {
        case .up: move(0, -8)
        case .down: move(0, 8)
        case .left: move(-8, 0)
        case .right: move(8, 0)
        }
      }
      .onDeleteCommand { place = .zero }
      .onKeyPress(.space) {
        place = .zero
        return .handled
      }
  }

  private func move(_ x: CGFloat, _ y: CGFloat) {
    place.width = min(max(place.width + x, -64), 64)
    place.height = min(max(place.height + y, -36), 36)
  }
}
