/// What can be said about the bar of a screen.
public struct NavigationBarItem: Sendable {
  /// How a title is shown.
  public enum TitleDisplayMode: Sendable {
    /// As on the screen below, and large on the lowest one.
    case automatic
    /// In the middle of the bar.
    case inline
    /// In large letters below the bar.
    case large
  }
}
