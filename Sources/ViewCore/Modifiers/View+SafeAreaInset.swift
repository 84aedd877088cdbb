public import Foundation

nonisolated extension View {
  /// Puts views above or below the view, where they stay in sight while the view scrolls.
  ///
  /// - Parameters:
  ///   - edge: Whether the views are above or below.
  ///   - alignment: Where they are from side to side.
  ///   - spacing: The distance to the view in points. `nil` is none.
  ///   - content: The views.
  /// - Returns: The view with the others at its edge.
  public func safeAreaInset(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    InsetView(
      main: self,
      bar: content(),
      edge: Edge(edge),
      alignment: alignment.css,
      spacing: spacing
    )
  }

  /// Puts views beside the view, where they stay in sight while the view scrolls.
  ///
  /// - Parameters:
  ///   - edge: The side.
  ///   - alignment: Where the views are from top to bottom.
  ///   - spacing: The distance to the view in points. `nil` is none.
  ///   - content: The views.
  /// - Returns: The view with the others at its side.
  public func safeAreaInset(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    InsetView(
      main: self,
      bar: content(),
      edge: Edge(edge),
      alignment: alignment.css,
      spacing: spacing
    )
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
        Box(class: "inset-bar", style: "align-items:\(alignment)", content: bar)
      )
    )
  }
}
