/// A type-erased shape style.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  /// Creates a style that hides the type of another one.
  public init(_ style: some ShapeStyle) {
    self.style = style
  }
}

extension HierarchicalShapeStyle {
  /// Multiplies the opacity of the style: 0 is invisible and 1 leaves it as it is.
  public func opacity(_ opacity: Double) -> some ShapeStyle { Color(css: css).opacity(opacity) }
}

extension TintShapeStyle {
  /// Multiplies the opacity of the style: 0 is invisible and 1 leaves it as it is.
  public func opacity(_ opacity: Double) -> some ShapeStyle { Color(css: css).opacity(opacity) }
}

extension ForegroundStyle {
  /// Multiplies the opacity of the style: 0 is invisible and 1 leaves it as it is.
  public func opacity(_ opacity: Double) -> some ShapeStyle { Color(css: css).opacity(opacity) }
}

extension BackgroundStyle {
  /// Multiplies the opacity of the style: 0 is invisible and 1 leaves it as it is.
  public func opacity(_ opacity: Double) -> some ShapeStyle { FaintBackground(opacity: opacity) }
}

/// The background of a view, seen through.
private struct FaintBackground: ShapeStyle {
  let opacity: Double

  func resolve(in environment: EnvironmentValues) -> Color {
    Color(css: BackgroundStyle().css(in: environment)).opacity(opacity)
  }
}
