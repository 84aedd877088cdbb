/// A background of frosted glass that blurs the content behind it.
///
/// As the fill of a shape, it is only the color of the glass.
public struct Material: ShapeStyle {
  /// The share of the glass's own color, in percent.
  private let thickness: Int

  private init(_ thickness: Int) {
    self.thickness = thickness
  }

  public static let ultraThin = Material(30)
  public static let thin = Material(45)
  public static let regular = Material(60)
  public static let thick = Material(75)
  public static let ultraThick = Material(88)
  /// The background of bars.
  public static let bar = Material(75)
}

extension Material: Paint {
  var css: String { "color-mix(in srgb,var(--surface) \(thickness)%,transparent)" }
}

extension Material {
  /// Reduces the effect of the glass.
  ///
  /// - Parameter opacity: The share of the effect: 0 is invisible and 1 leaves the glass as it is.
  /// - Returns: The fainter glass.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedMaterial(material: self, opacity: min(max(opacity, 0), 1))
  }
}

/// Glass with a share of its effect.
private struct FadedMaterial: Paint {
  let material: Material
  let opacity: Double

  var css: String { Color(css: material.css).opacity(opacity).css }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

/// A background in a style, which fills the available size.
struct StyleBackground<Style: ShapeStyle> {
  let style: Style
}

extension StyleBackground: ElementView {
  func render(in context: NodeContext) -> Rendering<EmptyView> {
    let isUnseen = (style as? Color)?.isClear == true && !context.environment.hasContentShape
    return Rendering(
      Element(
        "div",
        attributes: [
          .init("class", isUnseen ? "\(ClassName.color) clear" : ClassName.color.rawValue),
          .init("style", style.background(in: context.environment)),
        ]
      )
    )
  }
}

extension ShapeStyle {
  /// Returns the CSS declarations of a background in the style.
  func background(in environment: EnvironmentValues) -> String {
    if self is BackgroundStyle, let style = environment.backgroundStyle {
      return style.background(in: environment)
    }
    let paint = "background:\(css(in: environment))"
    if let glassFilter { return "\(paint);backdrop-filter:\(glassFilter)" }
    return shadowOfRectangle(in: environment).map { "\(paint);\($0)" } ?? paint
  }

  /// The filter for the content behind, if it shines through.
  var glassFilter: String? {
    switch self {
    case is Material, is GlassPaint: "blur(20px)"
    case let faded as FadedMaterial: "blur(20px) opacity(\(CSS.number(faded.opacity)))"
    case let style as AnyShapeStyle: style.style.glassFilter
    default: nil
    }
  }
}
