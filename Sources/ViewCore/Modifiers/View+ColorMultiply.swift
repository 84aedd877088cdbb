nonisolated extension View {
  /// Multiplies the view's colors by a color: white leaves them as they are, black makes them black.
  ///
  /// - Parameter color: The color.
  /// - Returns: The view with multiplied colors.
  public func colorMultiply(_ color: Color) -> some View {
    let name =
      "multiply-"
      + color.css.unicodeScalars.map { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil ? "\(scalar)" : "-"
      }.joined()
    return LayeredView(
      content: self,
      views: MultiplyFilter(name: name, color: color),
      isBehind: false,
      box: Element(
        "div",
        attributes: [.init("class", "effect"), .init("style", "filter:url(#\(name))")]
      )
    )
  }
}

/// The SVG filter that multiplies colors.
///
/// It is invisible itself.
private struct MultiplyFilter: View {
  let name: String
  let color: Color

  var body: some View {
    Box(
      "svg",
      attributes: [.init("class", "unseen"), .init("aria-hidden", "true")],
      content: Box(
        "filter",
        attributes: [.init("id", name), .init("color-interpolation-filters", "sRGB")],
        content: TupleView(
          Leaf(
            element: Element("feFlood", attributes: [.init("style", "flood-color:\(color.css)")])
          ),
          Leaf(
            element: Element(
              "feBlend",
              attributes: [.init("mode", "multiply"), .init("in", "SourceGraphic")]
            )
          ),
          Leaf(
            element: Element(
              "feComposite",
              attributes: [.init("operator", "in"), .init("in2", "SourceAlpha")]
            )
          )
        )
      )
    )
  }
}
