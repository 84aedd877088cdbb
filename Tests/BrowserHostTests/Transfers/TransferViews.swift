import Foundation
import UniformTypes
import ViewCore

/// A view that asks for texts until it has some.
struct ImportingView: View {
  let log: TransferHost.Log
  var scan: UploadScan?
  @State private var isPresented = true

  init(log: TransferHost.Log, scan: UploadScan? = nil) {
    self.log = log
    self.scan = scan
  }

  var body: some View {
    Text("Texts")
      .fileImporter(
        isPresented: $isPresented,
        allowedContentTypes: [.plainText],
        allowsMultipleSelection: true
      ) {
        log.results.append($0)
      } onCancellation: {
        log.cancellations += 1
      }
      .environment(\.uploadScan, scan)
  }
}

/// A view that offers a text until it is taken.
struct ExportingView: View {
  static let text = "Soup\n"
  let log: TransferHost.Log
  let text: String
  let onCompletion: (Result<URL, any Error>) -> Void
  @State private var isPresented = true

  init(
    log: TransferHost.Log,
    text: String = text,
    onCompletion: @escaping (Result<URL, any Error>) -> Void = { _ in }
  ) {
    self.log = log
    self.text = text
    self.onCompletion = onCompletion
  }

  var body: some View {
    Text("Texts")
      .fileExporter(
        isPresented: $isPresented,
        document: TextDocument(text: text),
        contentType: .plainText,
        defaultFilename: "Süppe"
      ) { result in
        onCompletion(result)
        log.results.append(result.map { [$0] })
      }
  }
}

private struct TextDocument: FileDocument {
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
