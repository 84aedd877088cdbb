nonisolated extension View {
  /// Replaces the view for screen readers by another one, which nobody sees.
  ///
  /// ```swift
  /// RatingStars(rating)
  ///   .accessibilityRepresentation {
  ///     Slider(value: $rating, in: 0...5) { Text("Rating") }
  ///   }
  /// ```
  ///
  /// Users act on the other view through their screen reader, and the tab key reaches its controls. A ring around the view
  /// then shows that they have the focus. Controls in the view itself are hidden from screen readers, and the tab key
  /// reaches them as before. Write a name for screen readers on the other view: modifiers around both do not reach it.
  ///
  /// - Parameter representation: The other view.
  /// - Returns: The view with its representation.
  public func accessibilityRepresentation(
    @ViewBuilder representation: () -> some View
  ) -> some View {
    LayeredView(
      content: ControlAccessory(accessibilityHidden(true)),
      views: BoxedView(representation(), class: "unseen \(ClassName.spoken)"),
      isBehind: false,
      box: Element("div", attributes: [.init("class", "effect represented")])
    )
  }
}
