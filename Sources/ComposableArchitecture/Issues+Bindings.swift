internal import ConcurrencyExtras

/// The issues of bindings.
extension Issues {
  static func unhandledBinding<Action>(
    _ action: Action,
    field: String,
    declaredAt location: SourceLocation?
  ) -> String {
    """
    A control wrote a value, and no reducer applied it.

    \(indented(shown(action)))

      Field: \(field)\(location.map { ", declared at \($0.fileID):\($0.line)" } ?? "")

    The state stays as it was, and the control shows the old value again: the body of the feature has \
    no 'BindingReducer' for '\(name(of: Action.self))', or a parent does not run the feature.

    To fix this, \(missingBindingReducer)
    """
  }

  /// The remedy for a forgotten `BindingReducer`.
  static let missingBindingReducer = """
    add 'BindingReducer()' to the body of the feature, before the reducers that use the \
    written value. If the action is in a case of another action, name the case: \
    'BindingReducer(action: \\.view)'.
    """

  static func unhandledWrite<Action>(_ action: Action, field: String) -> String {
    """
    A control wrote a value, and no reducer applied it.

    \(indented(shown(action)))

      Field: \(field)

    The state stays as it was, and the control shows the old value again: no reducer of the feature \
    handles the action, a parent does not run the feature, or the reducer refused the value.

    To fix this, set the field in the reducer for the action that was given to 'sending', or give \
    'sending' the case of another action. A reducer that refuses the value needs no change.
    """
  }
}
