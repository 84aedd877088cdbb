public import Foundation

/// Views in columns of given widths, row by row, which appear when they become visible.
///
/// A `ForEach` of more than 200 elements makes its views when they are near the visible part. Actions such as
/// `onAppear` run when a view becomes visible.
public struct LazyVGrid<Content: View> {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Creates a vertical grid.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: The alignment of each view in its column.
  ///   - spacing: The distance between rows in points. `nil` is the platform's, 8.
  ///   - pinnedViews: The headers and footers of sections that stay visible while their section is seen.
  ///   - content: The views.
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVGrid: View {
  public typealias Body = Never
}

extension LazyVGrid: ElementView {
  func render(in context: NodeContext) -> Rendering<Content> {
    let name = pinnedViews.added(to: ClassName.lazygrid.rawValue)
    var element = Element("div", attributes: [.init("class", name)])
    GridTracks(items: columns, axis: "column").describe(
      &element,
      alignment == .center ? nil : "justify-items:\(alignment.css)",
      spacing.map { "row-gap:\(CSS.length($0))" }
    )
    return Rendering(element: element, content: content, isLazy: true, pinnedViews: pinnedViews)
  }
}
