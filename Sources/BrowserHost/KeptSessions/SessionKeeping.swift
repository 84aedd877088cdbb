import ViewValues

/// How one session is kept.
@MainActor
struct SessionKeeping {
  let values: WindowValues
  /// The last event whose changes are saved, or `nil` before the session was saved first.
  var savedEvent: Int?
  /// The number before that of the first frame.
  let firstFrame: Int
  /// Whether the page has to say that the window began anew.
  var isAnew = false
  /// Called when there is something to save.
  private let onChange: @MainActor @Sendable () -> Void

  init(
    _ values: WindowValues,
    savedEvent: Int?,
    firstFrame: Int,
    onChange: @escaping @MainActor @Sendable () -> Void
  ) {
    self.values = values
    self.savedEvent = savedEvent
    self.firstFrame = firstFrame
    self.onChange = onChange
  }

  func begin() {
    values.onChange(onChange)
  }

  /// Has an event saved that the page repeats otherwise, even if it has changed no value.
  func noteEvent() {
    if values.isUsed { onChange() }
  }

  mutating func takeChanges() -> WindowValues.Changes {
    let changes = values.takeChanges()
    // A store has most of what the user sees, and other values have a default.
    if changes.unreadable.keys.contains(where: \.isOfStore) { isAnew = true }
    return changes
  }

  func end() {
    values.onChange(nil)
  }
}

extension KeptSession {
  /// Whether it is the session of a user, with the same claims.
  ///
  /// A build that saved no hash of the claims is at most one retention old. A session without readable values may be
  /// anybody's: the window begins anew.
  func isOf(_ user: WindowUser?) -> Bool {
    if hasUnknownUser { return true }
    return self.user == user?.id && (userDigest == nil || userDigest == user?.keptDigest)
  }

  /// Whether the values describe the screens of the window, so that no address has to be opened for that.
  var describesScreens: Bool { values.keys.contains(where: \.isOfStore) }
}

extension String {
  /// Whether it is the name of a store's state among the values of a window.
  fileprivate var isOfStore: Bool { hasPrefix("store/") }
}
