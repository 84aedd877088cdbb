import Foundation
import WebSwiftUI

/// A screen that asks for a file, or offers one.
public struct FilesView: View {
  private let offeredBytes: Int?
  @State private var isPresented = true

  /// - Parameter offeredBytes: The length of the file that is offered, or `nil` to ask for one.
  public init(offeredBytes: Int?) {
    self.offeredBytes = offeredBytes
  }

  public var body: some View {
    if let offeredBytes {
      Text("Export")
        .fileExporter(
          isPresented: $isPresented,
          document: BytesDocument(count: offeredBytes),
          contentType: .data
        ) { _ in }
    } else {
      Text("Import")
        .fileImporter(isPresented: $isPresented, allowedContentTypes: [.data]) { _ in }
    }
  }
}

/// A file of a length.
private struct BytesDocument: FileDocument {
  static let readableContentTypes: [UTType] = [.data]
  let count: Int

  init(count: Int) {
    self.count = count
  }

  init(configuration: ReadConfiguration) throws {
    count = configuration.file.regularFileContents?.count ?? 0
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(repeating: 7, count: count))
  }
}
