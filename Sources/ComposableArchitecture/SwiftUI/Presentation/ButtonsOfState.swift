internal import SwiftNavigation
internal import SwiftUINavigationCore
#if canImport(Darwin)
internal import SwiftUI
#else
internal import ViewCore
#endif

/// The buttons that a state describes.
struct ButtonsOfState<Action>: View {
  let buttons: [ButtonState<Action>]
  let send: @MainActor (Action) -> Void

  var body: some View {
    ForEach(buttons) { button in
      Button(button) { action in
        if let action { send(action) }
      }
    }
  }
}

extension Binding {
  /// The store of what is presented.
  func store<State, Action>() -> Binding<Store<State, Action>?>
  where Value == PresentedStore<State, Action>? {
    Binding<Store<State, Action>?> {
      wrappedValue?.store
    } set: { store in
      if store == nil { wrappedValue = nil }
    }
  }
}
