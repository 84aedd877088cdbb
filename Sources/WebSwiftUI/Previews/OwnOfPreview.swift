import RuntimeMetadata
import ViewCore

/// A scope for the dependencies and shared values of one preview, if a module above this one provides it.
@MainActor
struct OwnOfPreview {
  private static let type = Conformances(to: (any PreviewScope).self)?.types
    .lazy.compactMap { $0 as? any PreviewScope.Type }.first

  let scope = Self.type?.init()

  /// Runs code of the preview in the scope.
  func run<Result>(_ operation: () -> Result) -> Result {
    scope.map { $0.run(operation) } ?? operation()
  }
}
