/// Where in the source a call was written.
@usableFromInline
package struct SourceLocation: Sendable {
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
  package let column: UInt

  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// A text that is the same for equal places.
  package var place: String { "\(filePath):\(line):\(column)" }

  /// The module, the file and the line, such as `Standups/AppFeature.swift:12`.
  package var shortPlace: String { "\(fileID):\(line)" }
}
