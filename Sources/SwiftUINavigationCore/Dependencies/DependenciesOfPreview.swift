#if !canImport(Darwin)
internal import Dependencies
internal import ViewCore

/// The dependencies of a preview, including values that are stored in one, such as shared values.
struct DependenciesOfPreview {
  private let values = DependencyValues()
}

extension DependenciesOfPreview: PreviewScope {
  func run<Result>(_ operation: () -> Result) -> Result {
    DependencyValues.withCurrent(values, operation: operation)
  }
}
#endif
