public import Foundation

/// The look that a text sets itself.
struct TextLook: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var width: Font.Width?
  var isItalic: Bool?
  var paint: TextPaint?
  var kerning: CGFloat?
  var baseline: CGFloat?
  var underline: TextLine?
  var strikethrough: TextLine?
  var hasMonospacedDigits = false
  var lineSpacing: CGFloat?
  private var kept: Details?

  /// Settings that few texts have.
  struct Rare: Equatable, Sendable {
    var background: Color?
    /// The URL that a tap on the text opens.
    var link: URL?
    /// The replacement of the text for screen readers.
    var label: Text?
    var heading: AccessibilityHeadingLevel?
  }

  /// An allocation of its own, because the label is a text, which has a look again.
  private indirect enum Details: Equatable {
    case rare(Rare)
  }

  var rare: Rare {
    get {
      guard case .rare(let rare) = kept else { return Rare() }
      return rare
    }
    set { kept = newValue == Rare() ? nil : .rare(newValue) }
  }

  /// Returns the CSS declarations, including those of the environment.
  @MainActor
  func style(in environment: EnvironmentValues) -> String? {
    if self == TextLook(), environment.hasPlainText { return nil }
    var look = self
    look.font = font ?? environment.font
    look.merge(environment.textLook)
    look.paint = paint ?? environment.foregroundStyle.map(TextPaint.init)
    return CSS.style(look.declarations(in: environment), environment.textLines.css)
  }

  /// Returns the CSS declarations of the text itself.
  @MainActor
  func ownStyle(in environment: EnvironmentValues) -> String? { declarations(in: environment) }

  /// Adds the settings of an outer text that this text does not make itself.
  mutating func inherit(_ outer: TextLook) {
    font = font ?? outer.font
    paint = paint ?? outer.paint
    if outer.kept != nil {
      rare.background = rare.background ?? outer.rare.background
      rare.link = rare.link ?? outer.rare.link
      rare.label = rare.label ?? outer.rare.label
      rare.heading = rare.heading ?? outer.rare.heading
    }
    merge(outer)
  }

  /// Adds the settings of an outer look that this look does not make itself.
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
    lineSpacing = lineSpacing ?? outer.lineSpacing
  }

  /// Sets the attributes for screen readers.
  @MainActor
  func describe(_ element: inout Element, in environment: EnvironmentValues) {
    guard kept != nil else { return }
    if let heading = rare.heading {
      element["role"] = "heading"
      element["aria-level"] = heading == .unspecified ? nil : "\(heading.rawValue)"
      element.completeHeading()
    }
    if let label = rare.label {
      element["aria-label"] = label.string(in: environment)
      element["role"] = element["role"] ?? "group"
    }
  }

  @MainActor
  private func declarations(in environment: EnvironmentValues) -> String? {
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
      lineSpacing.map { "line-height:calc(1.35em + \(CSS.length($0)))" },
      kept == nil ? nil : rare.background.map { "background:\($0.css)" },
      paint?.style.textCSS(in: environment),
      paint?.style.shadowFilter(in: environment)
    )
  }
}

extension String {
  fileprivate var asColor: String { "color:\(self)" }
}

extension ShapeStyle {
  /// The paint of letters as CSS.
  fileprivate func textCSS(in environment: EnvironmentValues) -> String {
    guard let gradient = areaPaint(in: environment) else { return css(in: environment).asColor }
    let ground = gradient.background(in: PaintedArea(size: CGSize(width: 100, height: 30)))
    return "color:transparent;background:\(ground);background-clip:text"
  }
}

/// The paint of letters.
struct TextPaint: Equatable, Sendable {
  let style: any ShapeStyle

  init(_ style: any ShapeStyle) {
    self.style = style
  }

  static func == (first: Self, second: Self) -> Bool {
    Equality.areEqual(first.style, second.style)
  }
}

/// A line under or through letters.
struct TextLine: Equatable, Sendable {
  var isActive: Bool
  var pattern = Text.LineStyle.Pattern.solid
  var color: Color?
}

extension Text {
  /// The look of a line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?

    /// Creates a look.
    ///
    /// - Parameters:
    ///   - pattern: The pattern of the line.
    ///   - color: The color of the line. `nil` is that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the color of the text.
    public static let single = Self()

    /// The pattern of a line.
    public struct Pattern: Hashable, Sendable {
      let css: String

      public static let solid = Self(css: "solid")
      public static let dot = Self(css: "dotted")
      public static let dash = Self(css: "dashed")
    }
  }
}

extension Font {
  /// The width of letters.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) {
      self.value = value
    }

    public static let compressed = Self(-0.4)
    public static let condensed = Self(-0.2)
    public static let standard = Self(0)
    public static let expanded = Self(0.2)

    /// The width in percent, as in CSS.
    var percent: Double { min(max(100 + value * 125, 50), 200) }
  }
}

extension EnvironmentValues {
  private enum TextLookKey: EnvironmentKey {
    static var defaultValue: TextLook { TextLook() }
  }

  /// The look of texts in the environment.
  var textLook: TextLook {
    get { self[TextLookKey.self] }
    set { self[TextLookKey.self] = newValue }
  }

  /// Whether the environment sets no look for texts.
  var hasPlainText: Bool {
    font == nil && foregroundStyle == nil && textLook == TextLook() && textLines == TextLines()
  }
}
