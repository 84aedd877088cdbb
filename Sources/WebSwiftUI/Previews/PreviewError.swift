/// A reason why there are no previews to show.
enum PreviewError: Error {
  case noPreviews
  /// The records of conformances are laid out in a way that the library does not know.
  case unknownLayout

  func text(appName name: String) -> String {
    switch self {
    case .noPreviews:
      """
      \(name) has no previews. Add one to a file of it, and run a debug build:

        #Preview {
          ContentView()
        }
      """
    case .unknownLayout:
      """
      The previews of \(name) cannot be found: this system or this version of Swift stores the \
      conformances of types in a way that the library does not know.
      """
    }
  }
}
