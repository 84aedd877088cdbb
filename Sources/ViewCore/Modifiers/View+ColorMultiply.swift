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
    return filtered(by: name, MultiplyPrimitives(color: color))
  }
}

/// The primitives of the SVG filter that multiplies colors.
private struct MultiplyPrimitives: View {
  let color: Color

  var body: some View {
    Leaf(element: Element("feFlood", attributes: [.init("style", "flood-color:\(color.css)")]))
    Leaf(
      element: Element(
        "feBlend",
        attributes: [.init("mode", "multiply"), .init("in", "SourceGraphic")]
      )
    )
    Leaf(
      element: Element(
        "feComposite",
        attributes: [.init("operator", "in"), .init("in2", "SourceAlpha")]
      )
    )
  }
}
