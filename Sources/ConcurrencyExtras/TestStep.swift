/// A call of a test store or of a view's harness, for issues about its consequences.
package final class TestStep: Sendable {
  /// The call that caused the running code.
  ///
  /// Effects inherit it.
  @TaskLocal package static var current: TestStep?

  /// The place of the call.
  package let location: SourceLocation
  private let issues = Locked<Set<String>>([])

  package init(at location: SourceLocation) {
    self.location = location
  }

  /// Notes an issue, and returns whether it is new for the call.
  package func note(_ issue: String) -> Bool {
    issues.withLock { $0.insert(issue).inserted }
  }
}
