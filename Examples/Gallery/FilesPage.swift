import SwiftUI
import UniformTypeIdentifiers

/// Files that the user sends and receives, and texts that they share.
struct FilesPage: View {
  @State private var isImporting = false
  @State private var isExporting = false
  @State private var note = NoteDocument(text: "A note of the gallery.")
  @State private var status = "No file yet"

  var body: some View {
    List {
      Section {
        Button("Import a Text…") { isImporting = true }
          .fileImporter(
            isPresented: $isImporting,
            allowedContentTypes: [.plainText],
            onCompletion: read
          )
        Button("Export the Text…") { isExporting = true }
          .fileExporter(
            isPresented: $isExporting,
            document: note,
            contentType: .plainText,
            defaultFilename: "Note"
          ) { result in
            status = (try? result.get()) == nil ? "Not exported" : "Exported"
          }
        LabeledContent("Status", value: status)
        Text(note.text)
      } header: {
        Text("Files")
      }
      Section {
        ShareLink("Share the Text", item: note.text)
        if let page = URL(string: "/") { ShareLink("Share this Page", item: page) }
        Button("Copy the Text") { UIPasteboard.general.string = note.text }
      } header: {
        Text("Sharing")
      }
    }
  }

  private func read(_ result: Result<URL, any Error>) {
    do {
      let file = try result.get()
      let hasAccess = file.startAccessingSecurityScopedResource()
      defer { if hasAccess { file.stopAccessingSecurityScopedResource() } }
      note.text = try String(contentsOf: file, encoding: .utf8)
      status = "Imported \(file.lastPathComponent)"
    } catch {
      status = error.localizedDescription
    }
  }
}

struct NoteDocument: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text: String

  init(text: String) {
    self.text = text
  }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
