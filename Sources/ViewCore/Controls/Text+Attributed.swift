public import Foundation

extension Text {
  /// Creates a text that shows an image between letters.
  @_disfavoredOverload
  public init(_ image: Image) {
    self.init(storage: .image(image))
  }

  /// Creates a text from a string with attributes: links, fonts, colors, lines and spacing.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(storage: .attributed(attributedContent))
  }
}

extension AttributedString {
  /// The runs of the string with their looks.
  var pieces: [TextPiece] {
    runs.map { run in
      var look = TextLook()
      look.rare.link = run.link
      look.font = run.font
      look.paint = run.foregroundColor.map(TextPaint.init)
      look.rare.background = run.backgroundColor
      look.kerning = run.kern ?? run.tracking
      look.baseline = run.baselineOffset
      look.underline = run.underlineStyle.map(TextLine.init)
      look.strikethrough = run.strikethroughStyle.map(TextLine.init)
      return TextPiece(.string(String(self[run.range].characters)), look: look)
    }
  }
}

extension TextLine {
  init(_ style: Text.LineStyle) {
    self.init(isActive: true, pattern: style.pattern, color: style.color)
  }
}

extension AttributeScopes {
  /// The attributes that a ``Text`` shows.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that a ``Text`` shows.
  ///
  /// ```swift
  /// var greeting = AttributedString("Hello")
  /// greeting.foregroundColor = .red
  /// Text(greeting)
  /// ```
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of the letters.
    public let font: FontAttribute
    /// The color of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The space between the letters, in points.
    public let kern: KerningAttribute
    /// The space between the letters, in points.
    public let tracking: TrackingAttribute
    /// The distance of the letters above their baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes of Foundation, such as links.
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// An attribute that a ``Text`` shows, by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}
