import ConcurrencyExtras

/// The use of a dependency by a test that has not overridden it.
///
/// It is made together with the default value, so that it knows the declaration that reads the value.
struct UnimplementedUse: Sendable {
  private let issue: String
  private let declaration: SourceLocation?

  /// Creates the use of a key while its default value is made.
  init(of key: any TestDependencyKey.Type) {
    let access = DefaultAccess.current(of: key)
    issue = Issues.noTestValue(of: key, named: access?.name, at: access?.location)
    declaration = access?.location
  }

  func report() {
    SourceLocation.reportInTest(issue, of: declaration)
  }
}
