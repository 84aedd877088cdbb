/// A ground of frosted glass, through which what is behind shines blurred.
///
/// As the fill of a form without a view on it, it is the colour of the glass alone.
public struct Material: ShapeStyle {
  /// How much of the glass's own colour is in it, in percent.
  private let thickness: Int

  private init(_ thickness: Int) {
    self.thickness = thickness
  }

  public static let ultraThin = Material(30)
  public static let thin = Material(45)
  public static let regular = Material(60)
  public static let thick = Material(75)
  public static let ultraThick = Material(88)
  /// The ground of bars.
  public static let bar = Material(75)
}

extension Material: Paint {
  var css: String { "color-mix(in srgb,var(--surface) \(thickness)%,transparent)" }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

/// A ground in a style, in the size that it gets.
struct StyleGround<Style: ShapeStyle> {
  let style: Style
}

extension StyleGround: View {
  typealias Body = Never
}

extension StyleGround: ElementView {
  func render(in context: NodeContext) -> Rendering<EmptyView> {
    let isUnseen = (style as? Color)?.isClear == true && !context.environment.hasContentShape
    return Rendering(
      Element(
        "div",
        attributes: [
          .init("class", isUnseen ? "color clear" : "color"),
          .init("style", style.ground(in: context.environment)),
        ]
      )
    )
  }
}

extension ShapeStyle {
  /// The declarations of a stylesheet for a ground in the style.
  func ground(in environment: EnvironmentValues) -> String {
    let paint = "background:\(css(in: environment))"
    return isGlass ? "\(paint);backdrop-filter:blur(20px)" : paint
  }

  /// Whether what is behind shines through.
  var isGlass: Bool {
    self is Material || (self as? AnyShapeStyle)?.style.isGlass == true
  }
}
