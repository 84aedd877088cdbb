import Foundation

/// The parts of a view's geometry that it takes from a view with the same id.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The place of the anchor, in the window.
  public static let position = Self(rawValue: 1 << 0)
  /// The width and the height.
  public static let size = Self(rawValue: 1 << 1)
  /// The place and the size.
  public static let frame: Self = [.position, .size]

  /// The parts as words for the page.
  fileprivate var words: String {
    [(Self.position, "position"), (.size, "size")].filter { contains($0.0) }.map(\.1)
      .joined(separator: " ")
  }
}

nonisolated extension View {
  /// Gives views with the same id the same geometry, so that one seems to become the other.
  ///
  /// ```swift
  /// ForEach(tabs) { tab in
  ///   Button(tab.title) { withAnimation { selection = tab.id } }
  ///     .background {
  ///       if tab.id == selection {
  ///         Capsule().fill(.tint).matchedGeometryEffect(id: "mark", in: namespace)
  ///       }
  ///     }
  /// }
  /// ```
  ///
  /// A source that an animated change inserts begins with the geometry of the source that the change
  /// removes. The removed one moves along while it fades. A view that is no source has the geometry
  /// of the source at all times.
  ///
  /// Where we differ: a view that is no source follows after each update and each change of the
  /// window's size, and not while its source scrolls. The inserted view is scaled during the motion, and is not laid out anew for
  /// each size on the way.
  ///
  /// - Parameters:
  ///   - id: The id, which counts within the namespace.
  ///   - namespace: The namespace of the view that shows them.
  ///   - properties: The parts that they share.
  ///   - anchor: The point whose place they share.
  ///   - isSource: Whether other views take the geometry of this one.
  /// - Returns: The view with the shared geometry.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    let role = isSource ? ClassName.matchSource : ClassName.matchFollower
    return BoxedView(self) { _ in
      var element = Element(
        "div",
        attributes: [
          .init("class", "effect \(role)"), .init("data-match", namespace.key(of: id)),
          .init("data-parts", properties.words),
        ]
      )
      if anchor != .center {
        element["data-anchor"] = "\(CSS.number(anchor.x)) \(CSS.number(anchor.y))"
      }
      return element
    }
  }
}
