import ConcurrencyExtras
import Foundation
import Testing

/// A file of a recorded test, which another test writes again.
package struct RecordedTestFile {
  private let url: URL

  /// - Parameters:
  ///   - name: The name of the file.
  ///   - test: The file of the test that writes it, in the same folder.
  package init(_ name: String, beside test: String = #filePath) {
    url = URL(filePath: test).deletingLastPathComponent().appending(path: name)
  }

  /// Expects the file to have a text.
  ///
  /// If it has another, the text is written to a temporary file, to be compared and to take its place.
  package func expect(_ text: String) throws {
    guard try String(contentsOf: url, encoding: .utf8) != text else { return }
    let target = url.deletingLastPathComponent().deletingLastPathComponent().lastPathComponent
    let other = FileManager.default.temporaryDirectory
      .appending(path: "\(target)-\(url.lastPathComponent)")
    try text.write(to: other, atomically: true, encoding: .utf8)
    Issue.record("\(url.path) is not what was recorded, which is in \(other.path).")
  }

  /// Expects the file to have a copied test, whose suite is named like the file.
  ///
  /// - Parameters:
  ///   - source: The copy, as the inspector makes it.
  ///   - mutated: The expression of the feature whose mistakes can be turned on.
  ///   - feature: The expression of the feature in the copy.
  /// - Throws: If the file cannot be read.
  package func expect(
    copy source: String,
    running mutated: String,
    insteadOf feature: String
  ) throws {
    let name = url.deletingPathExtension().lastPathComponent
    try expect(
      source.replacing(/struct Recorded[A-Za-z]*\s/, with: "struct \(name) ")
        .replacing(feature, with: mutated)
    )
  }

  /// Expects the test in the file to fail, and first at one of its steps.
  ///
  /// - Parameters:
  ///   - step: A text in the first line of the step.
  ///   - test: Runs the test with a mistake in the feature.
  /// - Throws: If the file cannot be read, or has no such step.
  @MainActor
  package func expectFailure(at step: String, _ test: @MainActor () async throws -> Void)
    async throws
  {
    let lines = try String(contentsOf: url, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains(step) }) + 1
    let failures = LockIsolated<[Int?]>([])
    try await withKnownIssue {
      try await test()
    } matching: { issue in
      failures.withValue { $0.append(issue.sourceLocation?.line) }
      return true
    }
    #expect(failures.value.first == line)
  }
}
