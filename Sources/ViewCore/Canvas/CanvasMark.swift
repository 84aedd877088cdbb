import Foundation

/// A path, a view or a layer of a ``Canvas``, with the settings that it was drawn with.
struct CanvasMark {
  enum Content {
    case path(Path, GraphicsContext.Shading, OutlineDrawing)
    case view(AnyView, CanvasPlace)
    case layer([CanvasMark])
  }

  let content: Content
  let transform: CGAffineTransform
  let opacity: Double
  let blendMode: BlendMode
  let filters: [String]
  let clips: [CanvasClip]
}

/// The place of a view in a ``Canvas``.
enum CanvasPlace {
  /// The view has its own size, and a part of it is at a point.
  case point(CGPoint, UnitPoint)
  case rect(CGRect)
}

/// A path in the coordinates of the canvas, outside of which nothing is shown.
struct CanvasClip {
  let path: Path
  let isEvenOdd: Bool
}
