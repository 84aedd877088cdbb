/// The settings of a screen's bar.
public struct NavigationBarItem: Sendable {
  /// The display mode of a title.
  public enum TitleDisplayMode: Sendable {
    /// The title is shown as on the screen below; on the root it is large.
    case automatic
    /// The title is in the middle of the bar.
    case inline
    /// The title is in large letters below the bar.
    case large
  }
}
