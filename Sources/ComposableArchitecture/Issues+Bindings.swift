internal import ConcurrencyExtras

/// What bindings report.
extension Issues {
  static func unhandledBinding<Action>(_ action: Action, field: SourceLocation?) -> String {
    """
    A control wrote a value, and no reducer applied it.

    \(indented(dump(action)))
    \(field.map { "\n  Field: \($0.fileID):\($0.line)\n" } ?? "")
    The state stays as it was, and the control shows the old value again: the body of the feature has \
    no 'BindingReducer' for '\(name(of: Action.self))', or a parent does not run the feature.

    To fix this, add 'BindingReducer()' to the body of the feature, before the reducers that look at \
    what was written. Where the action is in a case of another one, name the case: \
    'BindingReducer(action: \\.view)'.
    """
  }

  static func unhandledWrite<Action>(_ action: Action, field: String) -> String {
    """
    A control wrote a value, and no reducer applied it.

    \(indented(dump(action)))

      Field: \(field)

    The state stays as it was, and the control shows the old value again: no reducer of the feature does \
    anything for the action, or a parent does not run the feature.

    To fix this, set the field in the reducer, for the action that the binding is made with by \
    'sending'. Where another action is meant, name its case there.
    """
  }
}
