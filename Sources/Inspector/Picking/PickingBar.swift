#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import ViewCore

/// The button with which an element of the app's page is chosen.
struct PickButton: View {
  let store: StoreOf<ElementPicking>
  let window: Int?
  let shownStore: Int?

  var body: some View {
    if store.isWaiting {
      Button("Stop picking", systemImage: "xmark") { store.send(.stopButtonTapped) }
        .keyboardShortcut(.cancelAction)
    } else {
      Button("Pick an element", systemImage: "scope") {
        store.send(.pickButtonTapped(window: window, shownStore: shownStore))
      }
      .keyboardShortcut("l", modifiers: [.command, .shift])
    }
  }
}

/// A line about the choice of an element, while there is something to say.
struct PickingNotice: View {
  let store: StoreOf<ElementPicking>

  var body: some View {
    if let text {
      Text(text).font(.footnote.bold()).padding(.horizontal, 12).padding(.vertical, 8)
        .frame(maxWidth: .infinity, alignment: .leading)
      Divider()
    }
  }

  private var text: String? {
    store.isWaiting
      ? "Click an element of the app's page, or press Escape there to stop." : store.notice
  }
}
#endif
