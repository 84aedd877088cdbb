/// How many of the events in a ``TestStore`` a test has to assert.
///
/// ```swift
/// store.exhaustivity = .off
/// await store.send(.saveButtonTapped)
/// await store.receive(.delegate(.saved)) {
///   $0.drafts = []
/// }
/// ```
///
/// An exhaustive test proves that nothing else happens. Turn exhaustivity off where many features work together
/// and only the outcome matters. The test then checks its assertions and ignores the rest.
public enum Exhaustivity: Equatable, Sendable {
  /// Everything must be asserted: each change, each received action, and the end of each effect.
  case on

  /// Only the assertions of the test are compared.
  ///
  /// - A closure receives the state *after* the action. Each value that it sets must equal the present one. Other
  ///   values are not compared.
  /// - Receiving an action skips the actions before it.
  /// - Sending an action skips the actions that were not received.
  /// - Actions and running effects that are left at the end of the test do not fail it.
  ///
  /// With `showSkippedAssertions` each skipped assertion is noted, and the test still passes. Under Swift Testing
  /// the note is a known issue. Under XCTest it is an expected failure on Apple's platforms, and a line of output
  /// elsewhere.
  case off(showSkippedAssertions: Bool)

  /// Only the assertions of the test are compared, and skipped ones are not noted.
  public static let off = Self.off(showSkippedAssertions: false)

  var showsSkippedAssertions: Bool {
    self == .off(showSkippedAssertions: true)
  }
}

extension TestStore {
  /// Runs an operation with another exhaustivity.
  ///
  /// ```swift
  /// store.withExhaustivity(.off) {
  ///   store.assert { $0.path = [] }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - exhaustivity: How much must be asserted in the operation.
  ///   - operation: The operation.
  /// - Returns: The result of the operation.
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

  /// Runs an asynchronous operation with another exhaustivity.
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
  ///   - operation: The operation.
  /// - Returns: The result of the operation.
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
