import BrowserHost
import BrowserTesting
import Foundation
import Testing
import UniformTypes
import ViewCore

/// Files that a page sends and receives.
@MainActor
@Suite(.needsBrowser)
struct FileTests {
  private struct Notes: View {
    @State private var isImporting = false
    @State private var isExporting = false
    @State private var text = "nothing"

    var body: some View {
      Text(text)
      Button("Import") { isImporting = true }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
          let contents = try? String(contentsOf: result.get(), encoding: .utf8)
          text = contents.map { $0.count > 20 ? "\($0.count) letters" : $0 } ?? "failed"
        }
      Button("Export") { isExporting = true }
        .fileExporter(
          isPresented: $isExporting,
          document: Note(text: text),
          contentType: .plainText,
          defaultFilename: "Süppe"
        ) { result in
          text = (try? result.get()) == nil ? "failed" : "exported"
        }
    }
  }

  private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    let text: String

    init(text: String) {
      self.text = text
    }

    init(configuration: ReadConfiguration) throws {
      text = ""
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  @Test
  func fileIsUploadedReadAndDownloadedAgain() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a note.txt")
    try Data("Soup".utf8).write(to: file)
    try await LivePage.show(Notes()) { live in
      let page = live.page
      try await page.keepDownloads(in: folder)
      try await page.click(.button("Import"))
      try await page.waitFor(.text("Choose File…"))
      try await page.chooseFiles([file])
      try await page.waitFor(.text("Soup"))
      #expect(try await page.count(of: .button("Cancel")) == 0)
      try await page.click(.button("Export"))
      try await page.waitFor(.text("exported"))
      let copy = folder.appending(path: "Süppe.txt")
      #expect(await isSaved(copy))
      #expect(try String(contentsOf: copy, encoding: .utf8) == "Soup")
      #expect(page.problems == [])
    }
  }

  @Test
  func refusedFileLeavesTheDialogWithTheReason() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    try Data(count: 200_000).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var limits = Limits()
    limits.transfers.fileBytes = 100_000
    try await LivePage.show(Notes(), limits: limits) { live in
      try await live.page.click(.button("Import"))
      try await live.page.chooseFiles([file])
      try await live.page.waitFor(.text("“\(file.lastPathComponent)” is larger than 97 KB."))
      try await saveWholePictures(of: live.page, "file-refused")
      try await live.page.click(.button("Cancel"))
      try await live.page.waitFor(.text("nothing"))
    }
  }

  @Test
  func uploadShowsItsProgressAndEndsQuietlyWithItsDialog() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    try Data(count: 4_000_000).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var limits = Limits()
    limits.transfers.bytesPerSecond = 1
    limits.transfers.byteBurst = 1_000_000
    try await LivePage.show(Notes(), limits: limits) { live in
      let page = live.page
      try await page.click(.button("Import"))
      try await page.chooseFiles([file])
      try await page.waitFor(.text("Uploading “\(file.lastPathComponent)”"))
      #expect(try await page.count(of: .text("Choose File…")) == 0)
      try await saveWholePictures(of: page, "file-progress")
      try await page.click(.button("Cancel"))
      try await page.waitForAbsence(of: .button("Cancel"))
      #expect(try await page.evaluate("document.getElementById('status').innerText") == "")
    }
  }
}
