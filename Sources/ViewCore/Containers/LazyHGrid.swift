public import Foundation

/// Views in rows of given heights, column by column, which appear when they become visible.
///
/// A `ForEach` of more than 200 elements makes its views when they are near the visible part. Actions such as
/// `onAppear` run when a view becomes visible.
public struct LazyHGrid<Content: View> {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Creates a horizontal grid.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - alignment: The alignment of each view in its row.
  ///   - spacing: The distance between columns in points. `nil` is the platform's, 8.
  ///   - pinnedViews: The headers and footers of sections that stay visible while their section is seen.
  ///   - content: The views.
  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHGrid: View {
  public typealias Body = Never
}

extension LazyHGrid: ElementView {
  func render(in context: NodeContext) -> Rendering<Content> {
    let name = pinnedViews.added(to: "\(ClassName.lazygrid) sideways")
    var element = Element("div", attributes: [.init("class", name)])
    GridTracks(items: rows, axis: "row").describe(
      &element,
      alignment == .center ? nil : "align-items:\(alignment.css)",
      spacing.map { "column-gap:\(CSS.length($0))" }
    )
    return Rendering(element: element, content: content, isLazy: true, pinnedViews: pinnedViews)
  }
}
