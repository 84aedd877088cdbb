/// Something that gives each preview of a process what elsewhere a process has once, such as dependencies.
///
/// A module above this one conforms a type, and the previews find it when they begin.
@MainActor
package protocol PreviewScope {
  /// Creates what a preview has of its own.
  init()

  /// Runs code of the preview.
  ///
  /// - Parameter operation: The code.
  /// - Returns: What `operation` returns.
  func run<Result>(_ operation: () -> Result) -> Result
}
