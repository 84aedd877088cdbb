public import Foundation

nonisolated extension View {
  /// Sets the place of a horizontal guide in the view.
  ///
  /// A container with this alignment places its views so that their guides meet. ``VStack``, ``ZStack``, frames, overlays
  /// and backgrounds do so.
  ///
  /// ```swift
  /// VStack(alignment: .leading) {
  ///   Text("Total")
  ///   Text("12.50").alignmentGuide(.leading) { _ in -20 }
  /// }
  /// ```
  ///
  /// The page measures the view if the closure reads its dimensions. The first layout is without the guide then, and the
  /// guide follows a new size one round trip behind.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - computeValue: Returns the distance from the leading side in points, for the dimensions of the view.
  /// - Returns: The view with its guide.
  public func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    LayeredView(
      content: self,
      views: GuideView(key: guide.key, computeValue: computeValue),
      isBehind: true
    )
  }

  /// Sets the place of a vertical guide in the view.
  ///
  /// A container with this alignment places its views so that their guides meet. ``HStack``, ``ZStack``, frames, overlays
  /// and backgrounds do so.
  ///
  /// The page measures the view if the closure reads its dimensions. The first layout is without the guide then, and the
  /// guide follows a new size one round trip behind.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - computeValue: Returns the distance from the upper side in points, for the dimensions of the view.
  /// - Returns: The view with its guide.
  public func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    LayeredView(
      content: self,
      views: GuideView(key: guide.key, computeValue: computeValue),
      isBehind: true
    )
  }
}
