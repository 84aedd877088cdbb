nonisolated extension View {
  /// Adds an amount to the red, green and blue of the view's colors.
  ///
  /// - Parameter amount: The amount: 0 changes nothing, 1 makes the view white and -1 black.
  /// - Returns: The brighter or darker view.
  public func brightness(_ amount: Double) -> some View {
    filtered(ColorFilter.brightness(amount))
  }

  /// Changes the contrast of the view's colors.
  ///
  /// - Parameter amount: The contrast: 1 changes nothing and 0 makes the view gray. A negative
  ///   amount inverts the colors, too.
  /// - Returns: The view with its contrast.
  public func contrast(_ amount: Double) -> some View {
    filtered(ColorFilter.contrast(amount))
  }

  /// Changes the saturation of the view's colors.
  ///
  /// - Parameter amount: The saturation: 1 changes nothing and 0, or less, makes the view gray.
  /// - Returns: The view with its saturation.
  public func saturation(_ amount: Double) -> some View {
    filtered(ColorFilter.saturation(amount))
  }

  /// Makes the view gray.
  ///
  /// - Parameter amount: The share of gray: 0 changes nothing and 1 removes all color.
  /// - Returns: The grayer view.
  public func grayscale(_ amount: Double) -> some View {
    filtered(ColorFilter.grayscale(amount))
  }

  /// Rotates the hues of the view's colors.
  ///
  /// - Parameter angle: The angle on the color wheel.
  /// - Returns: The view with other hues.
  public func hueRotation(_ angle: Angle) -> some View {
    filtered(ColorFilter.hueRotation(angle))
  }

  private func filtered(_ filter: String) -> some View {
    BoxedView(self, class: "effect", style: "filter:\(filter)")
  }
}

/// Changes of colors as filters of CSS.
enum ColorFilter {
  static func brightness(_ amount: Double) -> String {
    // The filter of that name in CSS multiplies. Less contrast makes room for what it adds.
    let factor = 1 + 2 * min(abs(amount), 1)
    let brighter = "contrast(\(CSS.number(1 / factor))) brightness(\(CSS.number(factor)))"
    return amount < 0 ? "invert(1) \(brighter) invert(1)" : brighter
  }

  static func contrast(_ amount: Double) -> String {
    let contrast = "contrast(\(CSS.number(abs(amount))))"
    return amount < 0 ? "invert(1) \(contrast)" : contrast
  }

  static func saturation(_ amount: Double) -> String {
    "saturate(\(CSS.number(max(amount, 0))))"
  }

  static func grayscale(_ amount: Double) -> String {
    "grayscale(\(CSS.number(min(max(amount, 0), 1))))"
  }

  static func hueRotation(_ angle: Angle) -> String {
    "hue-rotate(\(CSS.number(angle.degrees))deg)"
  }
}

nonisolated extension View {
  /// Composes the view before the effects around it apply.
  ///
  /// A blend mode inside then blends with the view alone, and not with the content behind it.
  ///
  /// - Returns: The composed view.
  public func compositingGroup() -> some View {
    BoxedView(self, class: "effect", style: "isolation:isolate")
  }

  /// Composes the view as one image, which the browser keeps on the graphics processor.
  ///
  /// Unlike in SwiftUI, fields and controls inside are part of the image and stay usable.
  ///
  /// - Parameter opaque: Whether the image has a black background.
  /// - Returns: The composed view.
  public func drawingGroup(opaque: Bool = false) -> some View {
    let ground = opaque ? "background:#000" : nil
    let style = CSS.style("isolation:isolate;will-change:transform", ground)
    return BoxedView(self, class: "effect", style: style)
  }
}
