/// How much of what happens in a ``TestStore`` a test has to say.
///
/// ```swift
/// store.exhaustivity = .off
/// await store.send(.saveButtonTapped)
/// await store.receive(.delegate(.saved)) {
///   $0.drafts = []
/// }
/// ```
///
/// An exhaustive test proves that nothing else happens. Where many features work together, and only
/// the outcome matters, turn it off: the test then proves what it says and passes over the rest.
public enum Exhaustivity: Equatable, Sendable {
  /// Everything must be asserted: each change, each received action, and the end of each effect.
  case on

  /// Only what the test says is compared.
  ///
  /// - A closure gets the state as it is *after* the action. What it sets must be there already; what
  ///   it leaves alone is not looked at.
  /// - Receiving an action skips those that came before it.
  /// - Sending an action skips those that were not received.
  /// - At the end of the test, actions and running effects that are left over are no failure.
  ///
  /// With `showSkippedAssertions` each of these is noted: under Swift Testing as a known issue, under
  /// XCTest as a line of output off Apple's platforms and as an expected failure on them. The test
  /// passes all the same.
  case off(showSkippedAssertions: Bool)

  /// Only what the test says is compared, and nothing is noted.
  public static let off = Self.off(showSkippedAssertions: false)

  var showsSkippedAssertions: Bool {
    self == .off(showSkippedAssertions: true)
  }
}

extension TestStore {
  /// Runs an operation during which the test store asks for more, or less, than elsewhere.
  ///
  /// ```swift
  /// store.withExhaustivity(.off) {
  ///   store.assert { $0.path = [] }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - exhaustivity: How much must be asserted in the operation.
  ///   - operation: What to run.
  /// - Returns: What the operation returns.
  @discardableResult
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity,
    operation: () throws -> R
  ) rethrows -> R {
    let previous = self.exhaustivity
    defer { self.exhaustivity = previous }
    self.exhaustivity = exhaustivity
    return try operation()
  }

  /// Runs an asynchronous operation during which the test store asks for more, or less.
  ///
  /// ```swift
  /// await store.withExhaustivity(.off) {
  ///   await logIn(store)
  /// }
  /// await store.send(.profileButtonTapped) { $0.profile = Profile.State() }
  /// ```
  ///
  /// - Parameters:
  ///   - exhaustivity: How much must be asserted in the operation.
  ///   - operation: What to run.
  /// - Returns: What the operation returns.
  @discardableResult
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity,
    operation: @MainActor () async throws -> R
  ) async rethrows -> R {
    let previous = self.exhaustivity
    defer { self.exhaustivity = previous }
    self.exhaustivity = exhaustivity
    return try await operation()
  }
}
