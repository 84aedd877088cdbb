extension Color: CustomStringConvertible {
  /// The colour's name, or its parts as a stylesheet writes them.
  public var description: String {
    css.hasPrefix("var(--") && css.hasSuffix(")") ? String(css.dropFirst(6).dropLast()) : css
  }
}
