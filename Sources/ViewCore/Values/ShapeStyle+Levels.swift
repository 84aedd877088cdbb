extension ShapeStyle {
  /// This style, for content that explains what is in the style itself.
  ///
  /// ```swift
  /// Text("3 of 5").foregroundStyle(.tint.secondary)
  /// ```
  public var secondary: some ShapeStyle { LeveledStyle(base: self, opacity: 0.55) }

  /// This style, for content that is rarely looked at.
  public var tertiary: some ShapeStyle { LeveledStyle(base: self, opacity: 0.35) }

  /// This style, for content that is barely there.
  public var quaternary: some ShapeStyle { LeveledStyle(base: self, opacity: 0.2) }

  /// This style, for grounds that are hardly seen.
  public var quinary: some ShapeStyle { LeveledStyle(base: self, opacity: 0.12) }
}

/// A style that stands back, as it is seen through.
private struct LeveledStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    Color(css: base.css(in: environment)).opacity(opacity)
  }
}
