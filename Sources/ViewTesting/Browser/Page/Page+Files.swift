public import Foundation

/// Files that a page sends and receives.
extension Page {
  /// Chooses files in the dialog of `fileImporter(…)`, as the browser's file picker does.
  ///
  /// Waits for the dialog. The picker itself never opens in a test.
  ///
  /// - Parameters:
  ///   - files: The files on this machine.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func chooseFiles(
    _ files: [URL],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await Call(fileID, filePath, line, column).run {
      _ = try await wait(for: "a dialog for files", Self.defaultTimeout) {
        () throws(BrowserError) in
        try await self.driver.chooseFiles(files, for: "dialog[open] input[type=file]") ? true : nil
      }
    }
  }

  /// Has the browser store downloads in a folder, under their own names.
  ///
  /// Chromium deletes what a page has not received as a whole when it closes. So the page waits for the end of its
  /// downloads, half a minute at most, before it closes.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func keepDownloads(
    in folder: URL,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await Call(fileID, filePath, line, column).run {
      try await driver.keepDownloads(in: folder)
    }
  }
}
