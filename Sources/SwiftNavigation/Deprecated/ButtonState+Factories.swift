extension ButtonState {
  /// Creates a button that leaves everything as it is.
  @available(*, deprecated, message: "Use 'init(role:action:label:)'.")
  public static func cancel(
    _ label: TextState,
    action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(role: .cancel, action: action) { label }
  }

  /// Creates a button without a role.
  @available(*, deprecated, message: "Use 'init(role:action:label:)'.")
  public static func `default`(
    _ label: TextState,
    action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(action: action) { label }
  }

  /// Creates a button that deletes.
  @available(*, deprecated, message: "Use 'init(role:action:label:)'.")
  public static func destructive(
    _ label: TextState,
    action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(role: .destructive, action: action) { label }
  }
}
