public import Foundation

extension GraphicsContext {
  /// Fills a path.
  ///
  /// - Parameters:
  ///   - path: The outline of the filled area.
  ///   - shading: The paint.
  ///   - style: The rule for areas that the path surrounds several times.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(.path(path, shading, .fill(style)))
  }

  /// Draws a line along a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - shading: The paint.
  ///   - style: The width, the ends, the corners and the dashes of the line.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(.path(path, shading, .line(style)))
  }

  /// Draws a line along a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - shading: The paint.
  ///   - lineWidth: The width of the line, in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a text in one line at a point.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - point: The point of the canvas.
  ///   - anchor: The part of the text that is at the point. The page moves an anchor outside of the text to its edge.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    add(.view(AnyView(text), .point(point, anchor)))
  }

  /// Draws a text into a rectangle, from its upper leading corner, with lines as wide as it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - rect: The rectangle. Lines that do not fit into it are not shown.
  public func draw(_ text: Text, in rect: CGRect) {
    add(.view(AnyView(text), .rect(rect)))
  }

  /// Draws an image in its own size at a point.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - point: The point of the canvas.
  ///   - anchor: The part of the image that is at the point. The page moves an anchor outside of the image to its edge.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    add(.view(AnyView(image), .point(point, anchor)))
  }

  /// Draws an image as large as a rectangle.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle.
  public func draw(_ image: Image, in rect: CGRect) {
    let drawn = image.resizable().frame(width: max(0, rect.width), height: max(0, rect.height))
    add(.view(AnyView(drawn), .rect(rect)))
  }
}
