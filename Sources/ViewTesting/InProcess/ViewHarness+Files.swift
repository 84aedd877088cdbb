public import Foundation
import ViewCore

/// A file that a view has given to the user.
public struct ExportedFile: Equatable, Sendable {
  /// The name with its extension.
  public let name: String
  /// The MIME type, such as `application/json`.
  public let mimeType: String
  public let contents: Data
}

extension ViewHarness {
  /// Chooses files in the dialog of `fileImporter(…)`, as a user does.
  ///
  /// ```swift
  /// try view.tap(.button("Import…"))
  /// try await view.chooseFiles([fixture])
  /// ```
  ///
  /// The view receives the files themselves, not copies of them. A file that is refused is not a failure: the dialog
  /// stays and shows the reason.
  ///
  /// - Parameters:
  ///   - files: The files on this machine.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: If no such dialog is presented, or it takes one file and gets several.
  public func chooseFiles(
    _ files: [URL],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await call(fileID, filePath, line, column).run {
      flush()
      let dialog = ElementQuery(role: "file importer")
      guard let request = graph.fileTransfers.lastRequest else {
        throw HarnessError.notOne(dialog, count: 0, page: page.outline)
      }
      for (index, url) in files.enumerated() {
        let file = IncomingFile(name: url.lastPathComponent, index: index, count: files.count)
        switch request.begin(file, onWithdrawal: {}) {
        case nil: break
        case .wrongType: return
        case .unexpected:
          throw HarnessError.refused(dialog, reason: "it takes one file", page: page.outline)
        }
        guard await request.finish(StoredFile(url: url, remove: {})) else { return }
      }
    }
  }

  /// Takes the file that `fileExporter(…)` presents, as a browser does.
  ///
  /// The view receives the URL of a copy in the system's folder for temporary files.
  ///
  /// - Returns: The file.
  /// - Throws: If no file is presented.
  public func takeExportedFile(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws -> ExportedFile {
    try call(fileID, filePath, line, column).run {
      flush()
      guard let offer = graph.fileTransfers.lastOffer, let file = offer.take(onWithdrawal: {})
      else {
        let dialog = ElementQuery(role: "file exporter")
        throw HarnessError.notOne(dialog, count: 0, page: page.outline)
      }
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let copy = folder.appending(path: file.name)
      try file.contents.write(to: copy)
      offer.delivered(from: copy) {}
      return ExportedFile(name: file.name, mimeType: file.mimeType, contents: file.contents)
    }
  }

  /// The text that the view has copied to the clipboard last, by `UIPasteboard.general.string`.
  public var copiedText: String? {
    flush()
    return page.copiedText
  }
}
