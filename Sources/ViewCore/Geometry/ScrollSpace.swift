/// The name of the coordinate space of the scroll view around a view.
private struct ScrollSpace: Hashable, CustomStringConvertible {
  let axis: Axis?

  /// The selector of the scroll view, after a mark that no name of an app begins with.
  var description: String {
    let axis: ClassName? = axis.map { $0 == .vertical ? .vertical : .horizontal }
    return CoordinateSpace.scrollMark
      + ([.scroll] + [axis].compactMap(\.self)).map { ".\($0)" }.joined()
  }
}

extension CoordinateSpace {
  /// The space of the visible part of the innermost scroll view around the view.
  ///
  /// Without a scroll view it is the window's. So it is where the scroll view scrolls with the page.
  public static var scrollView: Self { .named(ScrollSpace(axis: nil)) }

  /// The space of the visible part of the innermost scroll view around the view that scrolls along an axis.
  ///
  /// - Parameter axis: The axis.
  /// - Returns: The space.
  public static func scrollView(axis: Axis) -> Self { .named(ScrollSpace(axis: axis)) }

  /// Begins the names of the spaces of scroll views.
  static let scrollMark = "\u{1}"
  /// Begins the names of spaces of which the lower right corner is meant.
  static let farMark = "\u{2}"
}

extension NamedCoordinateSpace {
  /// The space of the visible part of the innermost scroll view around the view.
  public static var scrollView: Self { .named(ScrollSpace(axis: nil)) }

  /// The space of the visible part of the innermost scroll view around the view that scrolls along an axis.
  ///
  /// - Parameter axis: The axis.
  /// - Returns: The space.
  public static func scrollView(axis: Axis) -> Self { .named(ScrollSpace(axis: axis)) }
}
