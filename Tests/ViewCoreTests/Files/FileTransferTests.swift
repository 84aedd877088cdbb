import Foundation
import Testing
import UniformTypes
import ViewCore
import ViewTesting

/// Dialogs that ask for files and offer them, without a server.
@MainActor
struct FileTransferTests {
  private struct Notes: View {
    @State private var isImporting = false
    @State private var isExporting = false
    @State private var text: String

    init(text: String = "nothing") {
      _text = State(initialValue: text)
    }

    var body: some View {
      Text(text)
      Button("Import") { isImporting = true }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
          text = (try? result.get()).map { "got \($0.lastPathComponent)" } ?? "failed"
        }
      Button("Export") { isExporting = true }
        .fileExporter(
          isPresented: $isExporting,
          document: Note(text: text),
          contentType: .plainText,
          defaultFilename: "Note"
        ) { result in
          text = (try? result.get()).map { "gave \($0.lastPathComponent)" } ?? "not written"
        }
      Button("Copy") { UIPasteboard.general.string = text }
      Button("Paste") { text = UIPasteboard.general.string ?? "empty" }
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
      guard text != "broken" else { throw CocoaError(.fileWriteUnknown) }
      return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  @Test
  func importerPassesTheChosenFileAndCloses() async throws {
    let view = ViewHarness { Notes() }
    try view.tap(.button("Import"))
    #expect(view.text.contains("Choose a file to upload."))
    try await view.chooseFiles([URL(filePath: "a.txt")])
    #expect(view.text.first == "got a.txt")
    #expect(!view.contains(.button("Cancel")))
  }

  @Test
  func importerShowsThatAFileHasAnotherTypeAndWaits() async throws {
    let view = ViewHarness { Notes() }
    try view.tap(.button("Import"))
    try await view.chooseFiles([URL(filePath: "a.png")])
    #expect(view.text.contains("“a.png” is not a file of the kind that is asked for."))
    try view.dismiss()
    #expect(view.text.first == "nothing")
    let failure = try await view.failure { try await $0.chooseFiles([]) }
    #expect(failure != nil)
  }

  @Test
  func importerForOneFileRefusesSeveral() async throws {
    let view = ViewHarness { Notes() }
    try view.tap(.button("Import"))
    let files = ["a.txt", "b.txt"].map { URL(filePath: $0) }
    let failure = try await view.failure { try await $0.chooseFiles(files) }
    #expect(failure != nil)
    #expect(view.text.first == "nothing")
  }

  @Test
  func pickerOffersTheTypesThatAreAskedFor() throws {
    let view = ViewHarness { Notes() }
    try view.tap(.button("Import"))
    let filter = try view.attribute("accept", of: .button("Choose File…"))
    #expect(filter?.hasPrefix("text/plain,.txt,.text") == true)
  }

  @Test
  func exporterGivesTheDocumentWithItsExtension() throws {
    let view = ViewHarness { Notes() }
    try view.tap(.button("Export"))
    let file = try view.takeExportedFile()
    #expect(file.name == "Note.txt")
    #expect(file.mimeType == "text/plain")
    #expect(file.contents == Data("nothing".utf8))
    #expect(view.text.first == "gave Note.txt")
    #expect(!view.contains(.button("Cancel")))
  }

  @Test
  func copiedTextReachesThePage() throws {
    let view = ViewHarness { Notes() }
    try view.tap(.button("Copy"))
    #expect(view.patches == [.copy("nothing")])
    #expect(view.copiedText == "nothing")
  }

  @Test
  func copiedTextIsPastedInItsWindow() throws {
    let view = ViewHarness { Notes(text: "Soup") }
    try view.tap(.button("Paste"))
    #expect(view.text.first == "empty")
    let other = ViewHarness {
      Button("Copy soup") { UIPasteboard.general.string = "Soup" }
      Notes()
    }
    try other.tap(.button("Copy soup"))
    try other.tap(.button("Paste"))
    #expect(other.text.contains("Soup"))
  }

  @Test
  func exporterReportsADocumentThatCannotBeWritten() throws {
    let view = ViewHarness { Notes(text: "broken") }
    try view.tap(.button("Export"))
    #expect(view.text.first == "not written")
    #expect(!view.contains(.button("Cancel")))
  }

  @Test
  func shareLinkHasWhatThePageShares() throws {
    let view = ViewHarness {
      ShareLink("Share soup", item: "Soup", subject: Text("Recipe"))
      if let url = URL(string: "/soups/1") { ShareLink(item: url) }
    }
    #expect(
      try view.attribute("data-share", of: .button("Share soup"))
        == #"{"text":"Soup","title":"Recipe"}"#
    )
    #expect(
      try view.attribute("data-share", of: .button("Share…"))
        == #"{"url":"http://localhost/soups/1"}"#
    )
  }
}
