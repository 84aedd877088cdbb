extension View {
  /// Runs an action when the person presses return in a text field inside.
  ///
  /// Actions of several views around a field all run, the outermost first, as in SwiftUI.
  ///
  /// - Parameter action: What to do.
  /// - Returns: The view with its action.
  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    EnvironmentView(content: self, value: SubmitAction(run: action)) { action, environment in
      guard let outer = environment.submitAction else { return environment.submitAction = action }
      environment.submitAction = SubmitAction {
        outer.run()
        action.run()
      }
    }
  }
}

struct SubmitAction {
  let run: () -> Void
}

extension EnvironmentValues {
  private enum SubmitActionKey: EnvironmentKey {
    static var defaultValue: SubmitAction? { nil }
  }

  var submitAction: SubmitAction? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }
}
