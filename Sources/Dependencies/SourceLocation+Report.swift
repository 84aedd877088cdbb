import ConcurrencyExtras
import IssueReporting

extension SourceLocation {
  /// Reports an issue here.
  func report(_ issue: String) {
    reportIssue(issue, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Reports an issue of a test at the call of the test that led to it, once for each call.
  ///
  /// Elsewhere it is reported at the declaration of the dependency, if that is known.
  static func reportInTest(_ issue: String, of declaration: SourceLocation? = nil) {
    if let step = TestStep.current {
      if step.note(issue) { step.location.report(issue) }
    } else if let declaration {
      declaration.report(issue)
    } else {
      reportIssue(issue)
    }
  }
}
