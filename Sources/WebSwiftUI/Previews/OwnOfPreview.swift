import ViewCore

/// The values of a preview's own, if a module above this one keeps something for the process.
@MainActor
struct OwnOfPreview {
  private static let type = ConformingTypes((any PreviewScope).self).all()
    .lazy.compactMap { $0 as? any PreviewScope.Type }.first

  let scope = Self.type?.init()

  /// Runs code of the preview.
  func run<Result>(_ operation: () -> Result) -> Result {
    scope.map { $0.run(operation) } ?? operation()
  }
}
