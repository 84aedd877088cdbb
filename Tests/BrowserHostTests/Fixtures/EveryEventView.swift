import Foundation
import ViewCore

/// A view with an element for each kind of event.
struct EveryEventView: View {
  @State private var text = ""
  @State private var selection: TextSelection?
  @State private var isOn = false
  @State private var rows = [1, 2, 3]
  @State private var path = [1]
  @State private var size = CGSize.zero
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("Text", text: $text, selection: $selection).focused($isFocused).onSubmit {
        text = ""
      }
      Toggle("On", isOn: $isOn)
      Button("Click") {}.buttonStyle(PressedStyle())
      gestures
      AsyncImage(url: URL(string: "https://images.example/a.png"))
      Text("Size").onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
      List {
        ForEach(rows, id: \.self) { Text("Row \($0)") }
          .onDelete { rows.remove(atOffsets: $0) }
          .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
      }
      List(0..<2000, id: \.self) { Text("Of many: \($0)") }
      NavigationStack(path: $path) {
        Text("Root").navigationDestination(for: Int.self) { Text("Screen \($0)") }
      }
    }
    .onOpenURL { _ in isOn.toggle() }
  }

  @ViewBuilder private var gestures: some View {
    Text("Tap").onTapGesture(count: 2) {}
    Text("Hold").onLongPressGesture {}
    Text("Drag").gesture(DragGesture().onChanged { _ in })
    Text("Pinch").gesture(MagnifyGesture().onChanged { _ in })
    Text("Hover").onHover { isOn = $0 }
    Text("Pointer").onContinuousHover { isOn = $0 != .ended }
    Text("Menu").contextMenu {
      Button("Item") {}
    } preview: {
      Text("Preview")
    }
    Text("Lift").draggable("Text")
    Text("Drop").dropDestination(for: String.self) { _, _ in true }
    Text("Keys").focusable().onKeyPress { _ in .handled }
  }
}

private struct PressedStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

extension EventKinds {
  /// The kinds that the window reports for all of its elements.
  static let ofWindow: EventKinds = [
    .resize, .place, .visibility, .metrics, .openAddress,
  ]
}

extension ViewGraph {
  /// The element that reports events of a kind: one that listens for it, or the window.
  ///
  /// The root screen of the stack listens for `pushAgain` when the screen above was popped.
  func reporter(of kind: EventKinds) -> NodeID? {
    if EventKinds.ofWindow.contains(kind) { return Self.rootID }
    if kind == .pushAgain, let screen = reporter(of: .dismiss) {
      _ = handle(.dismiss, on: screen)
    }
    return rebuild().lazy.compactMap { $0.tree?.listener(for: kind) }.first
  }
}

extension Patch {
  fileprivate var tree: ElementTree? {
    if case .insert(let tree, into: _, before: _) = self { tree } else { nil }
  }
}

extension ElementTree {
  fileprivate func listener(for kind: EventKinds) -> NodeID? {
    if element.events.contains(kind) { return id }
    return children.lazy.compactMap { $0.listener(for: kind) }.first
  }
}
