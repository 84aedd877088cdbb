public import Foundation

/// A part of a view that scrolls, to which margins apply.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// The content, because a browser places its scroll bars itself.
  public static let automatic = Self(name: "automatic")
  /// The content.
  public static let scrollContent = Self(name: "scrollContent")
}

nonisolated extension View {
  /// Sets the margins of the content of the views inside that scroll.
  ///
  /// In a list and a form they take the place of the default margins.
  ///
  /// - Parameters:
  ///   - edges: The sides with margins.
  ///   - insets: The margins.
  ///   - placement: The part to which the margins apply.
  /// - Returns: The view with its margins.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let lengths: [(Edge, CGFloat)] = [
      (.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom),
      (.trailing, insets.trailing),
    ]
    let margins = lengths.filter { edges.contains(Edge.Set($0.0)) }
    let values = Dictionary(uniqueKeysWithValues: margins)
    return EnvironmentView(content: self, value: values) { values, environment in
      environment.scrollSettings.margins.merge(values) { $1 }
    }
  }

  /// Sets equal margins of the content of the views inside that scroll.
  ///
  /// - Parameters:
  ///   - edges: The sides with margins.
  ///   - length: The margin in points. `nil` is the default, 16.
  ///   - placement: The part to which the margins apply.
  /// - Returns: The view with its margins.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? 16, on: edges), for: placement)
  }

  /// Sets equal margins on all sides of the content of the views inside that scroll.
  ///
  /// - Parameters:
  ///   - length: The margin in points.
  ///   - placement: The part to which the margins apply.
  /// - Returns: The view with its margins.
  public func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, EdgeInsets(length, on: .all), for: placement)
  }
}
