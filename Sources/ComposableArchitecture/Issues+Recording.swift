// The texts of issues of recordings.

extension Issues {
  /// The text of an issue with the last actions of a recording, if there is one.
  static func text(_ issue: String, with timeline: String?) -> String {
    guard let timeline else { return issue }
    return """
      \(issue)

      The last actions, with their senders:

      \(indented(timeline))
      """
  }

  static func recordingHasStore(_ state: Any.Type) -> String {
    """
    A store was made with a recording that belongs to another store.

      State: \(name(of: state))

    The numbers of actions and effects are those of one store. So the new store is not recorded.

    To fix this, make a 'StoreRecording' for each store.
    """
  }

  static func recordingKeepsNothing(limit: Int) -> String {
    """
    A recording was made that keeps no action.

      Limit: \(limit)

    It keeps the last action.

    To fix this, give it a limit of at least 1.
    """
  }

  static func replayNeedsMore(of dependency: String) -> String {
    "The reducer needs more values of '\(dependency)' than were recorded."
  }

  static func replayLacksAnswer(of endpoint: String, reason: String?) -> String {
    guard let reason else { return "The recorded answer of '\(endpoint)' is another one." }
    return "The recording has no answer of '\(endpoint)': \(reason)."
  }

  static let noRecordedAnswers = "'RecordedAnswers' needs at least one answer."

  static func recordedValuesUsedUp(_ type: Any.Type) -> String {
    """
    A test needs more values of '\(name(of: type))' than were recorded.

    The feature now asks its dependency more often than when it was recorded.

    To fix this, record the test again, or override the dependency with a value that does not end.
    """
  }
}
