/// A horizontal or vertical direction.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  /// A set of directions.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let horizontal = Self(rawValue: 1 << Axis.horizontal.rawValue)
    public static let vertical = Self(rawValue: 1 << Axis.vertical.rawValue)
  }
}

/// Views that may be larger than their space and that the user scrolls.
public struct ScrollView<Content: View> {
  /// The views.
  public var content: Content
  /// The directions of scrolling.
  public var axes: Axis.Set
  /// Whether the page shows scroll bars.
  public var showsIndicators: Bool
}

extension ScrollView where Content == AnyView {
  /// Creates a scroll view.
  ///
  /// SwiftUI's scroll view has the type of its content. Here it is erased, so that the compiler reports mistakes in the
  /// content quickly.
  ///
  /// - Parameters:
  ///   - axes: The directions of scrolling.
  ///   - showsIndicators: Whether the page shows scroll bars.
  ///   - content: The views.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> some View
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = AnyView(content())
  }
}

extension ScrollView: View {
  public typealias Body = Never
}

extension ScrollView: ElementView {
  func render(in context: NodeContext) -> Rendering<ScrollAreaContent<Box<Refreshable<Content>>>> {
    let settings = context.environment.scrollSettings
    let isBare = !showsIndicators || settings.hidesIndicators(along: axes)
    let names = [
      ClassName.scroll.rawValue, axes.contains(.vertical) ? ClassName.vertical.rawValue : nil,
      axes.contains(.horizontal) ? ClassName.horizontal.rawValue : nil, isBare ? "bare" : nil,
      settings.places == nil ? nil : "snaps", settings.places?.isOfPages == true ? "pages" : nil,
    ]
    var element = Element(
      "div",
      attributes: [.init("class", names.compactMap(\.self).joined(separator: " "))]
    )
    element["style"] = CSS.style(settings.placesStyle, settings.anchors?.style(along: axes))
    return Rendering(
      element: element.scrollArea(in: context.environment),
      content: ScrollAreaContent(
        content: Box(
          class: "\(ClassName.vstack) scrolled",
          style: settings.contentStyle,
          content: Refreshable(tag: "div", content: content)
        )
      ),
      behavior: .scrollArea(in: context.environment)
    )
  }
}
