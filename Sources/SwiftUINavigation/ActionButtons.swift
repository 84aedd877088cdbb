import ViewLayer

/// The buttons of an alert or a dialog.
struct ActionButtons<Action>: View {
  let buttons: [ButtonState<Action>]
  let perform: @MainActor (_ action: Action?) -> Void

  var body: some View {
    ForEach(buttons) { button in
      Button(button, action: perform)
    }
  }
}
