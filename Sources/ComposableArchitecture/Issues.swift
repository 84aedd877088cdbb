internal import CustomDump
internal import IssueReporting

/// The texts of all issues of this module: what happened, the evidence, the usual cause, and the fix.
enum Issues {
  // MARK: - Running a feature

  static func reducerHasNoBody(_ reducer: Any.Type) -> String {
    """
    The body of '\(name(of: reducer))' was read, but it has none.

    Its 'Body' is 'Never', because it implements 'reduce(into:action:)' itself.

    To fix this, call 'reduce(into:action:)', or declare 'var body: some ReducerOf<Self>'.
    """
  }

  static func stateIsClass(_ state: Any.Type) -> String {
    """
    A store was made for a state that is a class.

      State: \(name(of: state))

    A store cannot observe changes inside an object. Views do not show them, and tests cannot compare \
    the object before and after an action.

    To fix this, make the state a struct that is marked '@ObservableState'.
    """
  }

  static func stateReadWhileReducing(_ state: Any.Type) -> String {
    """
    The state of a store was read while its reducer was changing it.

      State: \(name(of: state))

    A reducer changes the state in place, and code that it called, such as a dependency, asked the \
    store for it. In a debug build, the store answers with the state before the action. A release build \
    keeps no copy of it, and stops.

    To fix this, use the 'state' that the reducer is given, or read the store from an effect.
    """
  }

  static func stateReadWithoutCopy(_ state: Any.Type) -> String {
    """
    The state of a store was read while its reducer was changing it, so the app must stop.

      State: \(name(of: state))

    A reducer changes the state in place, and code that it called, such as a dependency, asked the \
    store for it. The backtrace has that code: the first function below 'Store' that is not of this \
    library. A debug build keeps a copy of the state to answer with, and reports the read.

    To fix this, use the 'state' that the reducer is given, or read the store from an effect.
    """
  }

  static func sentWhileReducing(_ action: Any, state: Any.Type) -> String {
    """
    An action was sent to a store while its reducer was running.

      Action: \(ActionLabel.text(of: action))
      State:  \(name(of: state))

    Code that the reducer called, such as a dependency, sent it. It is handled after the current \
    action, and a test cannot see its origin.

    To fix this, return '.send' with the action from the reducer, or send it from an effect.
    """
  }

  static func cancelledInReducer(_ id: Any) -> String {
    """
    'Task.cancel(id:)' was called while a reducer was running.

    \(indented(dump(id)))

    It cancels the work of the effect that calls it, and a reducer is no effect. Nothing was cancelled.

    To fix this, return '.cancel(id:)' from the reducer.
    """
  }

  static func effectThrew(_ error: any Error, of action: String? = nil) -> String {
    """
    An effect threw an error that nothing handles.

    \(evidence(ofActionNamed: action))\(indented(shown(error)))

    The effect has ended and the app goes on, but the feature does not know that it failed.

    To fix this, handle the error with the 'catch' of '.run', or with 'do' and 'catch' in it.
    """
  }

  static func sendFromEndedEffect(_ action: Any) -> String {
    """
    An action was sent from an effect that had ended.

    \(indented(shown(action)))

    The 'send' of '.run' escaped from it, for example into a callback or a task of its own, where \
    nothing can cancel it.

    To fix this, await that work inside of '.run', so that the effect ends after its last action.
    """
  }

  static func sendAfterDismissal(_ action: Any) -> String {
    """
    An action was sent from an effect that had dismissed its feature.

    \(indented(shown(action)))

    The feature is gone, and the action was dropped.

    To fix this, send the action before calling 'dismiss'.
    """
  }

  static func errorIsNotEquatable(_ error: Any.Type) -> String {
    """
    Two failures were compared, and their errors are not 'Equatable'.

      Error: \(name(of: error))

    Two failures of a 'TaskResult' are equal only if their errors are 'Equatable'. These count as different.

    To fix this, make '\(name(of: error))' conform to 'Equatable'.
    """
  }

  static func errorIsNotHashable(_ error: Any.Type) -> String {
    """
    A failure was hashed, and its error is not 'Hashable'.

      Error: \(name(of: error))

    All failures with this error have the same hash, which makes large sets of them slow.

    To fix this, make '\(name(of: error))' conform to 'Hashable'.
    """
  }

  // MARK: - Evidence

  /// The name of a type with the names of its enclosing types, without the name of its module.
  static func name(of type: Any.Type) -> String {
    String(dump(type).dropLast(".self".count))
  }

  /// A line that names the action and an empty line, or nothing if the action is unknown.
  static func evidence(of action: Any?) -> String {
    evidence(ofActionNamed: action.map(ActionLabel.text))
  }

  static func evidence(ofActionNamed label: String?) -> String {
    label.map { "  Action: \($0)\n\n" } ?? ""
  }

  static func dump(_ value: Any) -> String {
    String(customDumping: value)
  }

  /// Whether issues show values, as in a test.
  ///
  /// An app writes issues to its log, which has no values, such as a password in an action.
  @TaskLocal static var showsValues = isTesting

  /// A value of the app: all of it in a test, and its type and the names of its cases in the log of an app.
  static func shown(_ value: Any) -> String {
    showsValues ? dump(value) : ActionLabel.text(of: value)
  }

  static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }
}
