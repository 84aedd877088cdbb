#if !canImport(Darwin)
internal import ConcurrencyExtras

/// The test case of XCTest that is running.
///
/// XCTest must not be linked into apps. ComposableArchitectureTestSupport, which only tests link, sets ``atEnd`` when
/// it is loaded.
package enum RunningTestCase {
  /// Calls an action after the body of the running test case, while the test can still fail.
  ///
  /// Returns whether a test case is running. If none is, the action is never called.
  package typealias AtEnd = @Sendable (_ action: @escaping @Sendable () -> Void) -> Bool

  private static let function = Locked<AtEnd?>(nil)

  /// The function of the test support, or nil if it is not linked.
  package static var atEnd: AtEnd? {
    get { function.withLock { $0 } }
    set { function.withLock { $0 = newValue } }
  }
}
#endif
