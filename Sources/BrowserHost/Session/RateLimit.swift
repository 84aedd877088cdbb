/// A token bucket: it bounds a burst and the average rate.
package struct RateLimit: Sendable {
  private let perSecond: Double
  private let capacity: Double
  private var tokens: Double
  private var filledAt: ContinuousClock.Instant

  package init(perSecond: Int, burst: Int, now: ContinuousClock.Instant) {
    self.perSecond = Double(perSecond)
    capacity = Double(burst)
    tokens = Double(burst)
    filledAt = now
  }

  /// Whether no token is missing.
  package func isFull(at now: ContinuousClock.Instant) -> Bool {
    tokens + added(until: now) >= capacity
  }

  /// Takes a token.
  ///
  /// - Returns: Whether there was one.
  package mutating func take(at now: ContinuousClock.Instant) -> Bool {
    fill(until: now)
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }

  /// Takes tokens, even if there are too few of them.
  ///
  /// - Returns: The time until none is missing.
  package mutating func borrow(_ count: Int, at now: ContinuousClock.Instant) -> Duration {
    fill(until: now)
    tokens -= Double(count)
    return tokens < 0 ? .seconds(-tokens / perSecond) : .zero
  }

  private mutating func fill(until now: ContinuousClock.Instant) {
    guard now > filledAt else { return }
    tokens = min(capacity, tokens + added(until: now))
    filledAt = now
  }

  private func added(until now: ContinuousClock.Instant) -> Double {
    now > filledAt ? (now - filledAt) / .seconds(1) * perSecond : 0
  }
}
