/// Directions in a plane.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  /// Several directions.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let horizontal = Self(rawValue: 1 << Axis.horizontal.rawValue)
    public static let vertical = Self(rawValue: 1 << Axis.vertical.rawValue)
  }
}

/// Views that may be larger than the space that they get, and are moved in it by a person.
public struct ScrollView<Content: View> {
  /// The views.
  public var content: Content
  /// The directions in which they move.
  public var axes: Axis.Set
  /// Whether the page shows where in the views a person is.
  public var showsIndicators: Bool

  /// Lets views be moved.
  ///
  /// - Parameters:
  ///   - axes: The directions in which they move.
  ///   - showsIndicators: Whether the page shows where in the views a person is.
  ///   - content: The views.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: View {
  public typealias Body = Never
}

extension ScrollView: ElementView {
  func render(in context: NodeContext) -> Rendering<Box<Refreshable<Content>>> {
    let names = [
      "scroll", axes.contains(.vertical) ? "vertical" : nil,
      axes.contains(.horizontal) ? "horizontal" : nil, showsIndicators ? nil : "bare",
    ]
    return Rendering(
      element: Element(
        "div",
        attributes: [.init("class", names.compactMap(\.self).joined(separator: " "))]
      ),
      content: Box(
        class: "vstack scrolled",
        content: Refreshable(tag: "div", content: content)
      )
    )
  }
}
