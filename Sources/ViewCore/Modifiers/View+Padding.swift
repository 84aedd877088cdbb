public import Foundation

nonisolated extension View {
  /// Keeps a distance around the view.
  ///
  /// - Parameters:
  ///   - edges: The sides with a distance.
  ///   - length: The distance in points. `nil` is the one that suits the platform, 16.
  /// - Returns: The view with space around it.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(length ?? 16, on: edges))
  }

  /// Keeps a distance around the view on all sides.
  ///
  /// - Parameter length: The distance in points.
  /// - Returns: The view with space around it.
  public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }

  /// Keeps a distance of its own on each side of the view.
  ///
  /// - Parameter insets: The distances in points.
  /// - Returns: The view with space around it.
  public func padding(_ insets: EdgeInsets) -> some View {
    BoxedView(self, class: "padding", style: insets.style)
  }
}

extension EdgeInsets {
  /// The declarations that set the distances, whichever side text starts on.
  var style: String {
    let vertical = "\(CSS.length(top)) \(CSS.length(bottom))"
    let horizontal = "\(CSS.length(leading)) \(CSS.length(trailing))"
    return "padding-block:\(vertical);padding-inline:\(horizontal)"
  }
}
