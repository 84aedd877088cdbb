nonisolated extension View {
  /// Draws bars of the screen around the view in light or dark colors.
  ///
  /// The first view on a screen that sets a scheme counts, and the visible view that came last for
  /// the bar of tabs. Items of the bars have the colors of the scheme, and their `\.colorScheme` stays
  /// that of their view. In SwiftUI a bar has the scheme only while its background is seen.
  ///
  /// ```swift
  /// OrderList()
  ///   .navigationTitle("Orders")
  ///   .toolbarBackground(.indigo)
  ///   .toolbarColorScheme(.dark)
  /// ```
  ///
  /// - Parameters:
  ///   - colorScheme: The scheme, or `nil` for that of the window.
  ///   - bars: The bars. The default is the one with the title.
  /// - Returns: The view.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View {
    settingGround(BarGround(colorScheme: colorScheme), of: bars)
  }
}
