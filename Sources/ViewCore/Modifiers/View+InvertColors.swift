nonisolated extension View {
  /// Keeps the colors of the view while the user's system inverts those of the page.
  ///
  /// It is for photographs and the like. A browser that tells the page of inverted colors, as Safari and Firefox do,
  /// shows the view with its own.
  ///
  /// - Parameter active: Whether the view keeps its colors.
  /// - Returns: The view.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    BoxedView(self, class: active ? "effect own-colors" : "effect")
  }
}
