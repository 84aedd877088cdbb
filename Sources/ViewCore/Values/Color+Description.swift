extension Color: CustomStringConvertible {
  /// The color's name, or its components as CSS.
  public var description: String {
    css.hasPrefix("var(--") && css.hasSuffix(")") ? String(css.dropFirst(6).dropLast()) : css
  }
}
