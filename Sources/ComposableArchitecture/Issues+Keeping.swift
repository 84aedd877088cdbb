internal import ConcurrencyExtras

extension Issues {
  /// The state of a store is to be kept, and its encoding has failed.
  static func stateNotEncoded(_ state: Any.Type, error: any Error) -> String {
    """
    The state of a store could not be encoded, so its latest values are not kept.

      State: \(name(of: state))
      Error: \(error)

    To fix this, have the state and its parts encode every value, or create the store without 'keptAs'.
    """
  }
}
