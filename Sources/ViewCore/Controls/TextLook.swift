public import Foundation

/// How a text looks, as far as it says so itself.
struct TextLook: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var width: Font.Width?
  var isItalic: Bool?
  var color: Color?
  var kerning: CGFloat?
  var baseline: CGFloat?
  var underline: TextLine?
  var strikethrough: TextLine?
  var hasMonospacedDigits = false

  /// The declarations of a stylesheet, with what the views around say.
  @MainActor
  func style(in environment: EnvironmentValues) -> String? {
    if self == TextLook(), environment.hasPlainText { return nil }
    var look = self
    look.font = font ?? environment.font
    look.merge(environment.textLook)
    let color = color?.css.asColor ?? environment.foregroundStyle?.textCSS(in: environment)
    return look.declarations(color: color)
  }

  /// The declarations of a stylesheet for what the text says itself.
  var ownStyle: String? { declarations(color: color?.css.asColor) }

  /// Takes over what the text does not say itself.
  mutating func merge(_ outer: TextLook) {
    weight = weight ?? outer.weight
    design = design ?? outer.design
    width = width ?? outer.width
    isItalic = isItalic ?? outer.isItalic
    kerning = kerning ?? outer.kerning
    baseline = baseline ?? outer.baseline
    underline = underline ?? outer.underline
    strikethrough = strikethrough ?? outer.strikethrough
    hasMonospacedDigits = hasMonospacedDigits || outer.hasMonospacedDigits
  }

  private func declarations(color: String?) -> String? {
    let lines = [underline.map { ("underline", $0) }, strikethrough.map { ("line-through", $0) }]
      .compactMap(\.self).filter(\.1.isActive)
    return CSS.style(
      font?.css,
      weight.map { "font-weight:\($0.css)" },
      design.flatMap { $0 == .default ? nil : "font-family:var(--font-\($0.rawValue))" },
      width.map { "font-stretch:\(CSS.number($0.percent))%" },
      isItalic.map { "font-style:\($0 ? "italic" : "normal")" },
      hasMonospacedDigits ? "font-variant-numeric:tabular-nums" : nil,
      kerning.map { "letter-spacing:\(CSS.length($0))" },
      baseline.map { "position:relative;bottom:\(CSS.length($0))" },
      lines.isEmpty ? nil : "text-decoration:\(lines.map(\.0).joined(separator: " "))",
      lines.compactMap(\.1.color).first.map { "text-decoration-color:\($0.css)" },
      (lines.first?.1.pattern).flatMap {
        $0 == .solid ? nil : "text-decoration-style:\($0.css)"
      },
      color
    )
  }
}

extension String {
  fileprivate var asColor: String { "color:\(self)" }
}

extension ShapeStyle {
  /// The paint of letters as a stylesheet spells it.
  fileprivate func textCSS(in environment: EnvironmentValues) -> String {
    guard let gradient = gradientPaint(in: environment) else { return css(in: environment).asColor }
    let ground = gradient.background(in: CGSize(width: 100, height: 30))
    return "color:transparent;background:\(ground);background-clip:text"
  }
}

/// A line under or through letters.
struct TextLine: Equatable, Sendable {
  var isActive: Bool
  var pattern = Text.LineStyle.Pattern.solid
  var color: Color?
}

extension Text {
  /// How a line under or through a text looks.
  public struct LineStyle: Hashable, Sendable {
    /// What a line is made of.
    public struct Pattern: Hashable, Sendable {
      let css: String

      public static let solid = Self(css: "solid")
      public static let dot = Self(css: "dotted")
      public static let dash = Self(css: "dashed")
    }
  }
}

extension Font {
  /// How wide the letters are.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) {
      self.value = value
    }

    public static let compressed = Self(-0.4)
    public static let condensed = Self(-0.2)
    public static let standard = Self(0)
    public static let expanded = Self(0.2)

    /// The width as a stylesheet has it, where 100 is usual.
    var percent: Double { min(max(100 + value * 125, 50), 200) }
  }
}

extension EnvironmentValues {
  private enum TextLookKey: EnvironmentKey {
    static var defaultValue: TextLook { TextLook() }
  }

  /// What the views around say of how texts look.
  var textLook: TextLook {
    get { self[TextLookKey.self] }
    set { self[TextLookKey.self] = newValue }
  }

  /// Whether the views around say nothing of how texts look.
  var hasPlainText: Bool {
    font == nil && foregroundStyle == nil && textLook == TextLook()
  }
}
