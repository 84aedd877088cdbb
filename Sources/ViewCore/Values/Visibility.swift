/// The visibility of a part of a view.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The view decides.
  case automatic
  case visible
  case hidden
}
