public import Foundation

extension GraphicsContext {
  /// A change of the colors or the edges of what is drawn into a ``Canvas``.
  public struct Filter: Sendable {
    fileprivate let css: String

    /// Adds a shadow behind what is drawn.
    ///
    /// - Parameters:
    ///   - color: The color of the shadow.
    ///   - radius: The blur radius, in points.
    ///   - x: The offset to the right, in points.
    ///   - y: The offset downwards, in points.
    /// - Returns: The filter.
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33),
      radius: CGFloat,
      x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Self {
      let lengths = [x, y, max(radius, 0)].map(CSS.length).joined(separator: " ")
      return Self(css: "drop-shadow(\(lengths) \(color.css))")
    }

    /// Blurs what is drawn, by a radius in points.
    public static func blur(radius: CGFloat) -> Self {
      Self(css: "blur(\(CSS.length(max(radius, 0))))")
    }

    /// Adds an amount to the red, green and blue: 0 changes nothing, 1 is white and -1 black.
    public static func brightness(_ amount: Double) -> Self {
      Self(css: ColorFilter.brightness(amount))
    }

    /// Changes the contrast: 1 changes nothing and 0 is gray.
    public static func contrast(_ amount: Double) -> Self {
      Self(css: ColorFilter.contrast(amount))
    }

    /// Changes the saturation: 1 changes nothing and 0 is gray.
    public static func saturation(_ amount: Double) -> Self {
      Self(css: ColorFilter.saturation(amount))
    }

    /// Makes colors gray: 0 changes nothing and 1 removes all color.
    public static func grayscale(_ amount: Double) -> Self {
      Self(css: ColorFilter.grayscale(amount))
    }

    /// Rotates the hues of colors.
    public static func hueRotation(_ angle: Angle) -> Self {
      Self(css: ColorFilter.hueRotation(angle))
    }

    /// Inverts colors: 0 changes nothing and 1 inverts them.
    public static func colorInvert(_ amount: Double = 1) -> Self {
      Self(css: "invert(\(CSS.number(min(max(amount, 0), 1))))")
    }
  }

  /// Adds a filter to what is drawn next, which comes before those that were added earlier.
  ///
  /// ```swift
  /// context.addFilter(.shadow(radius: 4))
  /// context.fill(star, with: .color(.yellow))
  /// ```
  ///
  /// - Parameter filter: The filter.
  public mutating func addFilter(_ filter: Filter) {
    filters.insert(filter.css, at: 0)
  }
}
