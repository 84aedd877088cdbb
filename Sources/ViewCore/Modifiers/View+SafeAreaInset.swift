public import Foundation

nonisolated extension View {
  /// Shows views above or below the view, which stay visible while the view scrolls.
  ///
  /// - Parameters:
  ///   - edge: The side: above or below.
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The distance to the view in points. `nil` is none.
  ///   - content: The views.
  /// - Returns: The view with its inset.
  public func safeAreaInset(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    inset(content(), at: Edge(edge), alignment.css, spacing)
  }

  /// Shows views beside the view, which stay visible while the view scrolls.
  ///
  /// - Parameters:
  ///   - edge: The side.
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The distance to the view in points. `nil` is none.
  ///   - content: The views.
  /// - Returns: The view with its inset.
  public func safeAreaInset(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    inset(content(), at: Edge(edge), alignment.css, spacing)
  }

  private func inset(
    _ bar: some View,
    at edge: Edge,
    _ alignment: String,
    _ spacing: CGFloat?
  ) -> some View {
    InsetView(main: self, bar: bar, edge: edge, alignment: alignment, spacing: spacing)
  }
}

private struct InsetView<Main: View, Bar: View> {
  let main: Main
  let bar: Bar
  let edge: Edge
  let alignment: String
  let spacing: CGFloat?
}

extension InsetView: View {
  var body: some View {
    Box(
      class: "inset \(edge.name)",
      style: spacing.map { "gap:\(CSS.length($0))" },
      content: TupleView(
        Box(class: "inset-main", content: main),
        Box(class: .insetBar, style: "align-items:\(alignment)", content: bar)
      )
    )
  }
}
