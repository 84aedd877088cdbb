internal import ConcurrencyExtras

/// The features that reducers have been made to run, and those that parents are known to handle or not, in
/// debug builds: by their states.
enum KnownReducers {
  private static let states = Locked<Set<ObjectIdentifier>>([])

  /// Notes that a feature is run, or what is known of it.
  ///
  /// Its actions do not matter: a store may send those of its view alone.
  ///
  /// - Returns: Whether nothing was known before.
  @discardableResult
  static func note<State>(_ state: State.Type) -> Bool {
    guard isDebugBuild else { return true }
    return states.withLock { $0.insert(ObjectIdentifier(state)).inserted }
  }
}
