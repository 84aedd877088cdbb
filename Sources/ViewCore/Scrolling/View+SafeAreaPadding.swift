public import Foundation

nonisolated extension View {
  /// Keeps the content of the view away from its sides.
  ///
  /// The content of a scroll view, a list or a form gets margins, and scrolls into them. Margins of
  /// ``View/contentMargins(_:_:for:)-(_,CGFloat?,_)`` take their place. Another view gets padding.
  ///
  /// - Parameters:
  ///   - edges: The sides.
  ///   - length: The distance in points. `nil` is the default, 16.
  /// - Returns: The view with its distances.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(length ?? 16, on: edges))
  }

  /// Keeps the content of the view away from all its sides.
  ///
  /// - Parameter length: The distance in points.
  /// - Returns: The view with its distances.
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }

  /// Keeps the content of the view away from its sides.
  ///
  /// - Parameter insets: The distances in points.
  /// - Returns: The view with its distances.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    let block = "\(CSS.length(insets.top)) \(CSS.length(insets.bottom))"
    let inline = "\(CSS.length(insets.leading)) \(CSS.length(insets.trailing))"
    return BoxedView(
      self,
      class: "padding safe",
      style: "--safe-block:\(block);--safe-inline:\(inline)"
    )
  }

  /// Keeps the view away from the sides of the window by the usual distance.
  ///
  /// - Parameter edges: The sides.
  /// - Returns: The view with its padding.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges, 16)
  }

  /// Keeps the view away from the sides of the window.
  ///
  /// - Parameters:
  ///   - padding: The distance.
  ///   - edges: The sides.
  /// - Returns: The view with its padding.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges, 16)
  }
}

/// A distance that views keep to the sides of the window.
public struct ScenePadding: Hashable, Sendable {
  private let name: String

  /// The least distance, which is the usual one in a window of a browser.
  public static let minimum = Self(name: "minimum")
}
