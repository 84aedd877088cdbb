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

extension Binding {
  /// A binding to whether there is a value, which makes the optional nil when false is written.
  func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool> {
      wrappedValue != nil
    } set: { isPresent, transaction in
      guard !isPresent else { return }
      self.transaction(transaction).wrappedValue = nil
    }
  }
}
