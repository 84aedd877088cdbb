public import Foundation

nonisolated extension View {
  /// Adds padding around the view.
  ///
  /// - Parameters:
  ///   - edges: The sides with padding.
  ///   - length: The padding in points. `nil` is the default, 16.
  /// - Returns: The view with its padding.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(length ?? 16, on: edges))
  }

  /// Adds padding around the view on all sides.
  ///
  /// - Parameter length: The distance in points.
  /// - Returns: The view with its padding.
  public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }

  /// Adds a different padding on each side of the view.
  ///
  /// - Parameter insets: The distances in points.
  /// - Returns: The view with its padding.
  public func padding(_ insets: EdgeInsets) -> some View {
    BoxedView(self, class: "padding", style: insets.style)
  }
}

extension EdgeInsets {
  /// The CSS declarations, which apply to both writing directions.
  var style: String {
    let vertical = "\(CSS.length(top)) \(CSS.length(bottom))"
    let horizontal = "\(CSS.length(leading)) \(CSS.length(trailing))"
    return "padding-block:\(vertical);padding-inline:\(horizontal)"
  }
}
