internal import ConcurrencyExtras

#if canImport(Darwin)
extension SourceLocation {
  /// Nowhere: SwiftUI's bindings do not know of what they were made.
  static var ofBinding: SourceLocation? { nil }
}
#else
internal import ViewCore

extension SourceLocation {
  /// Where the view that writes to a binding declares what the binding was made of.
  static var ofBinding: SourceLocation? {
    BindingOrigin.current.map {
      SourceLocation(
        fileID: $0.fileID,
        filePath: $0.filePath,
        line: $0.line,
        column: $0.column
      )
    }
  }
}
#endif
