import ComposableArchitecture
import WebSwiftUI

/// An app whose buttons trap or hang, so that tests see what its page shows then, and how it ends.
@main
struct TrappingApp: App {
  var body: some Scene {
    WindowGroup { TrapsView() }
  }
}

private struct TrapsView: View {
  @State private var names: [String] = []
  @State private var first: String?
  @State private var store = Store(initialState: TrappingFeature.State()) { TrappingFeature() }

  var body: some View {
    Button("Fatal error") { stop() }
    Button("Index out of range") { names[0] = read(names, at: names.count) }
    Button("Nil") { names.append(unwrap(first)) }
    Button("Count \(store.count)") { store.send(.counted) }
    Button("Divide") { store.send(.divided) }
    Button("Reducer") { store.send(.reducerTrapped) }
    Button("Issue") { store.send(.reducerReported) }
    Button("Issue of an effect") { store.send(.effectReported) }
    Button("Effect") { store.send(.effectTrapped) }
    Button("Endless loop") { while names.isEmpty { names = names.filter { _ in false } } }
  }
}

func stop() {
  fatalError("The app stops.")
}

func read(_ names: [String], at index: Int) -> String {
  names[index]
}

func unwrap(_ name: String?) -> String {
  // swift-format-ignore: NeverForceUnwrap
  name!
}
