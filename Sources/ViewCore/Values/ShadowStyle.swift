public import Foundation

/// A shadow of what a style paints, outside or inside of it.
///
/// ```swift
/// Text("Score").foregroundStyle(.blue.shadow(.drop(radius: 2, y: 1)))
/// Circle().fill(.white.shadow(.inner(radius: 4)))
/// ```
public struct ShadowStyle: Hashable, Sendable {
  private let color: Color
  private let radius: CGFloat
  private let x: CGFloat
  private let y: CGFloat
  private let isInner: Bool

  /// A shadow that falls on what is behind.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - radius: The blur radius, in points.
  ///   - x: The offset to the right, in points.
  ///   - y: The offset downwards, in points.
  /// - Returns: The shadow.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> Self {
    Self(color: color, radius: radius, x: x, y: y, isInner: false)
  }

  /// A shadow that the edges throw on what is painted.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - radius: The blur radius, in points.
  ///   - x: The offset to the right, in points.
  ///   - y: The offset downwards, in points.
  /// - Returns: The shadow.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> Self {
    Self(color: color, radius: radius, x: x, y: y, isInner: true)
  }

  /// The shadow as a filter of CSS.
  fileprivate func filter(in environment: EnvironmentValues) -> String {
    guard isInner else {
      return "drop-shadow(\(lengths) \(color.css))"
    }
    // An image of SVG does not know the colors of the page.
    let paint = Color(color.resolve(in: environment)).css
    let drawing = """
      <filter id='a' color-interpolation-filters='sRGB'>\
      <feOffset in='SourceAlpha' dx='\(CSS.number(x))' dy='\(CSS.number(y))'/>\
      <feGaussianBlur stdDeviation='\(CSS.number(max(radius, 0)))' result='b'/>\
      <feComposite in='SourceAlpha' in2='b' operator='out' result='c'/>\
      <feFlood flood-color='\(paint)'/><feComposite in2='c' operator='in' result='d'/>\
      <feMerge><feMergeNode in='SourceGraphic'/><feMergeNode in='d'/></feMerge></filter>
      """
    return PaintedArea.image(of: drawing, width: 1, height: 1).replacing("\")", with: "#a\")")
  }

  /// The shadow of a rectangle as a value of CSS.
  fileprivate var ofRectangle: String { "\(isInner ? "inset " : "")\(lengths) \(color.css)" }

  private var lengths: String { [x, y, max(radius, 0)].map(CSS.length).joined(separator: " ") }
}

extension ShapeStyle {
  /// Adds a shadow to what the style paints.
  ///
  /// Several shadows lie above each other. In a browser that knows no filters in images, as Safari, an inner shadow is
  /// not seen.
  ///
  /// - Parameter style: The shadow.
  /// - Returns: The style with its shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedStyle(base: self, shadow: style)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}

/// A style with a shadow, which those who draw it add.
private struct ShadowedStyle: ShapeStyle {
  let base: any ShapeStyle
  let shadow: ShadowStyle

  func resolve(in environment: EnvironmentValues) -> AnyShapeStyle { AnyShapeStyle(base) }
}

extension ShapeStyle {
  /// The shadows of what the style paints, in the order in which they were added.
  private func shadows(in environment: EnvironmentValues) -> [ShadowStyle] {
    // Nearly all styles are colors or levels, and to ask for a protocol takes longer. A mesh is drawn when it is resolved.
    if Self.self == Color.self || Self.self == HierarchicalShapeStyle.self { return [] }
    if Self.self == MeshGradient.self || self is any Paint { return [] }
    if let shadowed = self as? ShadowedStyle {
      return shadowed.base.shadows(in: environment) + [shadowed.shadow]
    }
    if let wrapped = (self as? AnyShapeStyle)?.style { return wrapped.shadows(in: environment) }
    return resolve(in: environment).shadows(in: environment)
  }

  /// Returns the CSS declaration of the shadows of letters and forms, if there are any.
  func shadowFilter(in environment: EnvironmentValues) -> String? {
    let shadows = shadows(in: environment)
    guard !shadows.isEmpty else { return nil }
    return "filter:" + shadows.map { $0.filter(in: environment) }.joined(separator: " ")
  }

  /// Returns the CSS declaration of the shadows of a rectangle, if there are any.
  func shadowOfRectangle(in environment: EnvironmentValues) -> String? {
    let shadows = shadows(in: environment)
    guard !shadows.isEmpty else { return nil }
    return "box-shadow:" + shadows.map(\.ofRectangle).joined(separator: ",")
  }
}
