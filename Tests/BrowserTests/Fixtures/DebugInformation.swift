import BrowserTesting
import Foundation
import Testing

/// The information for debuggers about the lines of the programs beside the tests.
enum DebugInformation {
  /// Whether a program has it.
  ///
  /// A build with `-debug-info-format none` leaves it out.
  static func isIn(_ program: String) -> Bool {
    let data = try? Data(contentsOf: AppProcess.url(of: program), options: .alwaysMapped)
    return data?.range(of: Data(".debug_line".utf8), options: .backwards) != nil
  }
}

extension Trait where Self == ConditionTrait {
  /// Runs a test where a program knows the lines of its code, or has to.
  static func needsLines(of program: String) -> Self {
    .enabled(
      if: ProcessInfo.processInfo.environment["CI"] != nil || DebugInformation.isIn(program),
      "'\(program)' is built without debug information, so that a crash has no place."
    )
  }
}
