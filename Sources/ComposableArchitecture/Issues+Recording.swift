// The texts of issues of recordings.

extension Issues {
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

  static func privateFieldsUnknown(_ fields: [String], of type: Any.Type) -> String {
    """
    The private fields of a type are not among its stored fields.

      Type: \(name(of: type))
      Unknown: \(fields.joined(separator: ", "))

    Recordings show none of the fields of the type.

    To fix this, name stored fields in 'privateFields', and not computed ones or those of another value.
    """
  }

  static func recordedValuesUsedUp(_ type: Any.Type) -> String {
    """
    A test needs more values of '\(name(of: type))' than were recorded.

    The feature now asks its dependency more often than when it was recorded.

    To fix this, record the test again, or override the dependency with a value that does not end.
    """
  }
}
