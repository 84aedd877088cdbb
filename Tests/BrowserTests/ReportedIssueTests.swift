#if DEBUG
import BrowserTesting
import ComposableArchitecture
import Foundation
import Testing

@testable import TrappingApp

/// An app with its inspector that reports an issue, and goes on.
@MainActor
@Suite(.needsBrowser)
struct ReportedIssueTests {
  private typealias Recording = StoreRecording<TrappingFeature.State, TrappingFeature.Action>

  @Test(arguments: [
    ("Issue", TrappingFeature.Action.reducerReported, 1), ("Issue of an effect", nil, 2),
  ])
  func lastActionsAreInAFileThatTheTerminalNames(
    button: String,
    unfinished: TrappingFeature.Action?,
    count: Int
  ) async throws {
    let app = try await ServingProcess(
      "TrappingApp",
      arguments: ["--port", "0", "--inspector"],
      addresses: 2
    )
    try await withPage(at: app.address) { page in
      try await page.click(.button("Count 0"))
      try await page.waitFor(.button("Count 1"))
      try await page.click(.button(button))
      // The app goes on.
      try await page.click(.button("Count 1"))
      try await page.waitFor(.button("Count 2"))
      try await page.click(.button(button))
      try await page.click(.button("Count 2"))
      try await page.waitFor(.button("Count 3"))
    }
    #expect(await app.end(by: SIGTERM) == 0)
    let output = await app.output()
    let matches = output.matches(of: /The recording of .* is in '([^']*)'/)
    let path = String(try #require(matches.first).output.1)
    defer { try? FileManager.default.removeItem(atPath: path) }
    // The place in the source leaves one file.
    #expect(matches.count == 1)
    #expect(output.components(separatedBy: "reports.").count == 3)

    let data = try Data(contentsOf: URL(filePath: path))
    let recording = try Recording(data: data, allowsOtherBuilds: true)
    #expect(recording.actions.first?.stateAfter.count == 1)
    #expect(recording.unfinishedAction?.action == unfinished)
    #expect(recording.actions.count >= count)
  }
}
#endif
