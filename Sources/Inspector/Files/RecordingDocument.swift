#if DEBUG && !canImport(Darwin)
import Foundation
import UniformTypes
import ViewCore

/// A recording as a file.
struct RecordingDocument: FileDocument, Equatable {
  static var readableContentTypes: [UTType] { [.data] }

  let data: Data

  init(data: Data) {
    self.data = data
  }

  init(configuration: ReadConfiguration) throws {
    data = configuration.file.regularFileContents ?? Data()
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: data)
  }
}
#endif
