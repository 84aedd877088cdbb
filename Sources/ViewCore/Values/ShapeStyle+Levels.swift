extension ShapeStyle {
  /// The second level of the style, for content that explains the primary content.
  ///
  /// ```swift
  /// Text("3 of 5").foregroundStyle(.tint.secondary)
  /// ```
  public var secondary: some ShapeStyle { LeveledStyle(base: self, opacity: 0.55) }

  /// The third level of the style, for less important content.
  public var tertiary: some ShapeStyle { LeveledStyle(base: self, opacity: 0.35) }

  /// The fourth level of the style, for the least important content.
  public var quaternary: some ShapeStyle { LeveledStyle(base: self, opacity: 0.2) }

  /// The fifth level of the style, for faint backgrounds.
  public var quinary: some ShapeStyle { LeveledStyle(base: self, opacity: 0.12) }
}

/// A style with reduced opacity.
private struct LeveledStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    Color(css: base.css(in: environment)).opacity(opacity)
  }
}
