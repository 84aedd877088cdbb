#if DEBUG
import ComposableArchitecture
import Foundation
import Testing
import ViewCore
import ViewTesting

@testable import Inspector

@MainActor
@Suite(.timeLimit(.minutes(10)))
final class FilesBarTests {
  private let inspected = Inspected()
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "FilesBarTests-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func file(_ contents: Data) throws -> URL {
    let url = folder.appending(path: "Album.recording")
    try contents.write(to: url)
    return url
  }

  @Test func exportedRecordingIsImportedAndReplayed() async throws {
    let store = inspected.makeStore()
    let page = inspected.makePage()
    for _ in 1...2 { store.send(.counted) }
    try page.tap(.button("Export"))
    try await page.waitFor(.button("Cancel"))
    let exported = try page.takeExportedFile()
    #expect(exported.name.hasPrefix("Album.recording"))

    try page.tap(.button("Import"))
    try await page.chooseFiles([file(exported.contents)])
    try await page.waitFor(.text("Imported the recording. Choose it among the stores."))
    let entry = try #require(inspected.stores.entries.last)
    #expect(entry.title == "Album, no window, store 2 (imported)")
    #expect(entry.recording.numbers == 1...2)
    #expect(entry.recording.state(after: 2)?.part(at: ["count"])?.text == "2")

    try page.tap(.button("Replay"))
    try await page.waitFor(.text("The states after all 2 actions are equal."))
    #expect(try entry.recording.replayed() == .equal(count: 2))
  }

  @Test func fileThatIsNoRecordingIsRefused() async throws {
    _ = inspected.makeStore()
    let page = inspected.makePage()
    try page.tap(.button("Import"))
    try await page.chooseFiles([file(Data("no recording".utf8))])
    try await page.wait(until: { $0.text.contains { $0.contains("recording") } })
    #expect(inspected.stores.entries.count == 1)
  }
}
#endif
