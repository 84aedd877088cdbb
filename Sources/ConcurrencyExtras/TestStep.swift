/// A call of a test store, for issues about what it leads to.
package final class TestStep: Sendable {
  /// The call that the running code is a consequence of; the effects that it starts inherit it.
  @TaskLocal package static var current: TestStep?

  /// Where the call is.
  package let location: SourceLocation
  private let issues = Locked<Set<String>>([])

  package init(at location: SourceLocation) {
    self.location = location
  }

  /// Notes an issue; returns whether the call has not led to it before.
  package func note(_ issue: String) -> Bool {
    issues.withLock { $0.insert(issue).inserted }
  }
}
