internal import SwiftNavigation
internal import SwiftUINavigationCore
internal import ViewLayer

/// The buttons of an alert or a dialog.
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
