nonisolated extension View {
  /// Makes dark parts of the view transparent: each color becomes black with its luminance as opacity.
  ///
  /// - Returns: The view with its luminance as opacity.
  public func luminanceToAlpha() -> some View {
    let matrix = Leaf(
      element: Element("feColorMatrix", attributes: [.init("type", "luminanceToAlpha")])
    )
    return filtered(by: "luminance", matrix)
  }

  /// Applies an SVG filter to the view.
  ///
  /// - Parameters:
  ///   - name: The name of the filter, which is the same for all views with equal primitives.
  ///   - primitives: The primitives of the filter.
  /// - Returns: The filtered view.
  func filtered(by name: String, _ primitives: some View) -> some View {
    LayeredView(
      content: self,
      views: FilterDefinition(name: name, primitives: primitives),
      isBehind: false,
      box: Element(
        "div",
        attributes: [.init("class", "effect"), .init("style", "filter:url(#\(name))")]
      )
    )
  }
}

/// The definition of an SVG filter, which is invisible itself.
private struct FilterDefinition<Primitives: View> {
  let name: String
  let primitives: Primitives
}

extension FilterDefinition: View {
  var body: some View {
    Box(
      "svg",
      attributes: [.init("class", "unseen"), .init("aria-hidden", "true")],
      content: Box(
        "filter",
        attributes: [.init("id", name), .init("color-interpolation-filters", "sRGB")],
        content: primitives
      )
    )
  }
}
