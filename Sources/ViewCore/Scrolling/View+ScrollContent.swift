nonisolated extension View {
  /// Shows or hides the background of the lists, forms and editors inside.
  ///
  /// The rows keep their own background.
  ///
  /// - Parameter visibility: The visibility of the background.
  /// - Returns: The view with or without the backgrounds.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    EnvironmentView(content: self, value: visibility == .hidden) {
      $1.scrollSettings.hidesBackground = $0
    }
  }

  /// Sets when views that scroll bounce at their ends.
  ///
  /// - Parameters:
  ///   - behavior: The behavior. Both are what a browser does.
  ///   - axes: The axes of scrolling.
  /// - Returns: The view.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View {
    self
  }
}

/// The way in which views that scroll bounce at their ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// The browser decides.
  public static let automatic = Self(name: "automatic")
  /// Views bounce if their content is larger than their space, as in every browser.
  public static let basedOnSize = Self(name: "basedOnSize")
}
