/// A style of any kind.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  /// Hides which kind of style it is.
  public init(_ style: some ShapeStyle) {
    self.style = style
  }
}

extension HierarchicalShapeStyle {
  /// This style, seen through: 0 is invisible and 1 is as it was.
  public func opacity(_ opacity: Double) -> some ShapeStyle { Color(css: css).opacity(opacity) }
}

extension TintShapeStyle {
  /// This style, seen through: 0 is invisible and 1 is as it was.
  public func opacity(_ opacity: Double) -> some ShapeStyle { Color(css: css).opacity(opacity) }
}

extension ForegroundStyle {
  /// This style, seen through: 0 is invisible and 1 is as it was.
  public func opacity(_ opacity: Double) -> some ShapeStyle { Color(css: css).opacity(opacity) }
}

extension BackgroundStyle {
  /// This style, seen through: 0 is invisible and 1 is as it was.
  public func opacity(_ opacity: Double) -> some ShapeStyle { Color(css: css).opacity(opacity) }
}
