#if !canImport(Darwin)
internal import ConcurrencyExtras

/// The test case of XCTest that is running.
///
/// XCTest must not be linked into apps. ComposableArchitectureTestSupport, which is linked into tests
/// alone, knows the test case and says so here when it is loaded.
package enum RunningTestCase {
  /// Calls an action when the body of the running test case has ended, in time for it to fail.
  ///
  /// Returns whether a test case is running; if not, the action is never called.
  package typealias AtEnd = @Sendable (_ action: @escaping @Sendable () -> Void) -> Bool

  private static let function = Locked<AtEnd?>(nil)

  /// What the test support can do, if it is linked.
  package static var atEnd: AtEnd? {
    get { function.withLock { $0 } }
    set { function.withLock { $0 = newValue } }
  }
}
#endif
