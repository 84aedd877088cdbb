/// Whether a part of a view is shown, where the view would decide that by itself.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the view sees fit.
  case automatic
  case visible
  case hidden
}
