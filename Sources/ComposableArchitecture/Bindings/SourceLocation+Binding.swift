internal import ConcurrencyExtras

#if canImport(Darwin)
extension SourceLocation {
  /// Always nil: SwiftUI's bindings do not know their origin.
  static var ofBinding: SourceLocation? { nil }
}
#else
internal import ViewCore

extension SourceLocation {
  /// The view's declaration of the property behind the binding that is being written.
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
