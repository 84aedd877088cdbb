/// A style that paints a text or a background, such as a ``Color``.
public protocol ShapeStyle: Sendable {
  /// The type of style that this one resolves to.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style that this one resolves to in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// Do not call it: the library draws a style that resolves to `Never` itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("'\(Self.self)' stands for no other style, because the library draws it.")
  }
}

extension Never: ShapeStyle {}

/// A style that the library draws.
protocol Paint: ShapeStyle {
  /// The color as CSS.
  var css: String { get }
}

extension ShapeStyle {
  /// Returns the style that the library draws for this one in an environment.
  func drawn(in environment: EnvironmentValues) -> any ShapeStyle {
    if self is any Paint { return self }
    if let wrapped = (self as? AnyShapeStyle)?.style { return wrapped.drawn(in: environment) }
    return resolve(in: environment).drawn(in: environment)
  }

  /// Returns the color as CSS in an environment.
  func css(in environment: EnvironmentValues) -> String {
    if let paint = self as? any Paint { return paint.css }
    if let wrapped = (self as? AnyShapeStyle)?.style { return wrapped.css(in: environment) }
    return resolve(in: environment).css(in: environment)
  }
}

/// A style of a level of importance.
///
/// Each level is fainter than the one before.
public struct HierarchicalShapeStyle: ShapeStyle {
  let css: String

  public static let primary = Self(css: "var(--label)")
  public static let secondary = Self(css: "var(--label-2)")
  public static let tertiary = Self(css: "var(--label-3)")
  public static let quaternary = Self(css: "var(--label-4)")
  public static let quinary = Self(css: "color-mix(in srgb,var(--label-4) 60%,transparent)")
}

extension HierarchicalShapeStyle: Paint {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style of the most important content.
  public static var primary: Self { .primary }
  /// The style of content that explains the primary one.
  public static var secondary: Self { .secondary }
  /// The style of less important content.
  public static var tertiary: Self { .tertiary }
  /// The style of the least important content.
  public static var quaternary: Self { .quaternary }
  /// The style of faint backgrounds.
  public static var quinary: Self { .quinary }
}

/// The color of controls, as ``View/tint(_:)`` sets it.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
}

extension TintShapeStyle: Paint {
  var css: String { "var(--accent)" }
}

/// The color of texts, as ``View/foregroundStyle(_:)`` sets it.
public struct ForegroundStyle: ShapeStyle {
  public init() {}
}

extension ForegroundStyle: Paint {
  var css: String { "currentColor" }
}

/// The background of the page, or the style that ``View/backgroundStyle(_:)`` sets.
public struct BackgroundStyle: ShapeStyle {
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    environment.backgroundStyle ?? AnyShapeStyle(PageGround())
  }
}

/// The background of the window, whatever ``View/backgroundStyle(_:)`` sets.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  public init() {}
}

extension WindowBackgroundShapeStyle: Paint {
  var css: String { PageGround().css }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of the window.
  public static var windowBackground: Self { Self() }
}

/// The background of the page.
private struct PageGround: Paint {
  var css: String { "var(--surface)" }
}

/// The color of links.
public struct LinkShapeStyle: ShapeStyle {
  public init() {}
}

extension LinkShapeStyle: Paint {
  var css: String { "var(--page-accent)" }
}

/// The color of the lines between rows.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
}

extension SeparatorShapeStyle: Paint {
  var css: String { "var(--line)" }
}

/// The color of texts that stand for missing content, as in an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}
}

extension PlaceholderTextShapeStyle: Paint {
  var css: String { "var(--label-3)" }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The color of links.
  public static var link: Self { Self() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The color of the lines between rows.
  public static var separator: Self { Self() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The color of texts that stand for missing content.
  public static var placeholder: Self { Self() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The accent color of controls.
  public static var tint: Self { Self() }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The color of texts.
  public static var foreground: Self { Self() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the page, or the style that ``View/backgroundStyle(_:)`` sets.
  public static var background: Self { Self() }
}
