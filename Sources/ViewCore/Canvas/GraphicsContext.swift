public import Foundation

/// The place into which a ``Canvas`` is drawn, and the settings for what is drawn next.
///
/// A copy draws into the same canvas and has settings of its own:
///
/// ```swift
/// Canvas { context, size in
///   var faint = context
///   faint.opacity = 0.3
///   faint.translateBy(x: 10, y: 10)
///   faint.fill(star, with: .color(.black))
///   context.fill(star, with: .color(.yellow))
/// }
/// ```
public struct GraphicsContext {
  /// The opacity of what is drawn, from 0 to 1.
  public var opacity = 1.0
  /// The way in which colors are mixed with what is drawn already.
  public var blendMode = BlendMode.normal
  /// The transform from the coordinates of what is drawn to those of the canvas.
  public var transform = CGAffineTransform.identity
  /// The environment of the canvas.
  public let environment: EnvironmentValues

  /// The filters of CSS, of which a later one comes first.
  var filters: [String] = []
  var clips: [CanvasClip] = []
  let drawing: Drawing
  let size: CGSize
  /// The views that the canvas has as symbols.
  let symbols: SubviewsCollection

  /// The drawing of a canvas or of a layer, to which all copies of a context add.
  final class Drawing {
    var marks: [CanvasMark] = []
  }

  init(size: CGSize, environment: EnvironmentValues, symbols: SubviewsCollection) {
    self.size = size
    self.environment = environment
    self.symbols = symbols
    drawing = Drawing()
  }

  /// Creates the context of a layer, whose drawing is of its own.
  private init(layerOf context: Self) {
    self.init(size: context.size, environment: context.environment, symbols: context.symbols)
    transform = context.transform
  }

  /// Scales what is drawn next.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves what is drawn next, by a distance in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Turns what is drawn next around the point zero.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: angle.radians)
  }

  /// Adds a transform, which is applied before the ones that are set already.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Draws a layer, to which the opacity, the blend mode and the clips apply as a whole.
  ///
  /// The context of the layer begins with the transform of this one, and without its other settings.
  ///
  /// - Parameter content: Draws the layer.
  /// - Throws: The error of the closure. Nothing of the layer is drawn then.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = Self(layerOf: self)
    try content(&layer)
    // The marks of the layer have the transform themselves.
    add(.layer(layer.drawing.marks), transform: .identity)
  }

  /// Adds a mark with the settings of the context.
  func add(_ content: CanvasMark.Content, transform: CGAffineTransform? = nil) {
    drawing.marks.append(
      CanvasMark(
        content: content,
        transform: transform ?? self.transform,
        opacity: opacity,
        blendMode: blendMode,
        filters: filters,
        clips: clips
      )
    )
  }
}
