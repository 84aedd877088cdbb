/// Notices that work of a store does not end, because its database is away.
struct StoreWatch {
  /// The time after which the log tells that windows are not saved.
  static let patience: Duration = .seconds(2)

  /// The time at which the work began that has not ended.
  private var beginning: ContinuousClock.Instant?
  private var hasReported = false

  /// Whether work has not ended.
  var isWaiting: Bool { beginning != nil }

  mutating func begin(at now: ContinuousClock.Instant) {
    beginning = now
  }

  /// The event for the log if the work takes too long, once.
  mutating func check(at now: ContinuousClock.Instant) -> HostEvent? {
    guard !hasReported, let beginning, now - beginning >= Self.patience else { return nil }
    hasReported = true
    return .sessionsWait(seconds: (now - beginning).wholeSeconds)
  }

  /// Notes that the work has ended.
  ///
  /// - Parameter now: The time.
  /// - Returns: The event for the log if it has told that the work did not end.
  mutating func end(at now: ContinuousClock.Instant) -> HostEvent? {
    defer { (beginning, hasReported) = (nil, false) }
    guard hasReported, let beginning else { return nil }
    return .sessionsGoOn(seconds: (now - beginning).wholeSeconds)
  }
}

extension Duration {
  fileprivate var wholeSeconds: Int { Int(components.seconds) }
}
