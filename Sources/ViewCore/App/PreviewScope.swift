/// The values that each preview has for itself, such as dependencies, although a process has them
/// once.
///
/// A module above this one conforms a type, and the previews find it when they begin.
@MainActor
package protocol PreviewScope {
  /// Creates the values of a preview.
  init()

  /// Runs code of the preview with its values.
  ///
  /// - Parameter operation: The code.
  /// - Returns: What `operation` returns.
  func run<Result>(_ operation: () -> Result) -> Result
}
