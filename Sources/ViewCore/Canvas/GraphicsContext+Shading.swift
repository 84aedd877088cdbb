public import Foundation

extension GraphicsContext {
  /// The paint of what is drawn into a ``Canvas``.
  public struct Shading: Sendable {
    private let kind: Kind

    private enum Kind {
      /// A style whose relative points are those of the drawn path's bounds.
      case style(any ShapeStyle)
      case foreground
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
    }

    private init(_ kind: Kind) {
      self.kind = kind
    }

    /// The foreground style of the canvas.
    public static let foreground = Self(.foreground)

    /// A color.
    public static func color(_ color: Color) -> Self {
      Self(.style(color))
    }

    /// A color by its components, each from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      red: Double,
      green: Double,
      blue: Double,
      opacity: Double = 1
    ) -> Self {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A gray by its lightness, from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      white: Double,
      opacity: Double = 1
    ) -> Self {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style, whose gradients extend over the bounds of what is drawn.
    public static func style(_ style: some ShapeStyle) -> Self {
      Self(.style(style))
    }

    /// A gradient along a line between two points.
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint
    ) -> Self {
      Self(.linear(gradient, startPoint, endPoint))
    }

    /// A gradient from a point outwards, between two distances in points.
    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat
    ) -> Self {
      Self(.radial(gradient, center, startRadius, endRadius))
    }

    /// A gradient around a point.
    public static func conicGradient(
      _ gradient: Gradient,
      center: CGPoint,
      angle: Angle = Angle()
    ) -> Self {
      Self(.conic(gradient, center, angle))
    }

    /// A gradient between colors at the points of a grid, which extends over the bounds of what is drawn.
    public static func meshGradient(_ mesh: MeshGradient) -> Self {
      Self(.style(mesh))
    }

    /// Returns the style, or `nil` for the foreground style, and the rectangle of its relative points.
    func resolve(for path: Path, in size: CGSize) -> (style: (any ShapeStyle)?, frame: CGRect) {
      let canvas = CGRect(origin: .zero, size: size)
      func relative(_ point: CGPoint) -> UnitPoint {
        UnitPoint(x: point.x / size.width, y: point.y / size.height)
      }
      switch kind {
      case .foreground: return (nil, path.boundingRect)
      case .style(let style): return (style, path.boundingRect)
      case .linear(let gradient, let start, let end):
        let (start, end) = (relative(start), relative(end))
        return (LinearGradient(gradient: gradient, startPoint: start, endPoint: end), canvas)
      case .radial(let gradient, let center, let start, let end):
        let style = RadialGradient(
          gradient: gradient,
          center: relative(center),
          startRadius: start,
          endRadius: end
        )
        return (style, canvas)
      case .conic(let gradient, let center, let angle):
        let center = relative(center)
        return (AngularGradient(gradient: gradient, center: center, angle: angle), canvas)
      }
    }
  }
}
