public import Foundation

/// Views in columns of given widths, row by row.
///
/// The page gets all views, in parts where there are many; a browser draws those that can be seen. Views appear, as
/// ``View/onAppear(perform:)`` has it, when a person scrolls to them.
public struct LazyVGrid<Content: View> {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Arranges views.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: Where each view is in its column.
  ///   - spacing: The distance between rows in points. `nil` is the platform's, 8.
  ///   - content: The views.
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVGrid: View {
  public typealias Body = Never
}

extension LazyVGrid: ElementView {
  func render(in context: NodeContext) -> Rendering<Content> {
    var element = Element("div", attributes: [.init("class", "lazygrid")])
    GridTracks(items: columns, axis: "column").describe(
      &element,
      alignment == .center ? nil : "justify-items:\(alignment.css)",
      spacing.map { "row-gap:\(CSS.length($0))" }
    )
    return Rendering(element: element, content: content, isLazy: true)
  }
}
