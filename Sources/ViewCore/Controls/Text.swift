import Foundation

/// One or more lines of text that only show something.
///
/// ```swift
/// Text("Hello, \(name)")
///   .font(.title)
///   .foregroundStyle(.secondary)
/// ```
///
/// Of several fonts, weights or colours that a text is given, the first one counts, as in SwiftUI:
/// what stands closest to the text wins.
public struct Text: Equatable, Sendable {
  private enum Storage: Equatable {
    case key(LocalizedStringKey)
    case verbatim(String)
  }

  private var content: Storage
  private var font: Font?
  private var weight: Font.Weight?
  private var isItalic = false
  private var color: Color?

  /// Creates a text from a literal of the source.
  public init(_ key: LocalizedStringKey) {
    content = .key(key)
  }

  /// Creates a text that shows a string as it is.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) {
    self.content = .verbatim(String(content))
  }

  /// Creates a text that shows a literal as it is, whatever the locale.
  public init(verbatim content: String) {
    self.content = .verbatim(content)
  }

  /// This text in a font.
  public func font(_ font: Font?) -> Text {
    var text = self
    text.font = text.font ?? font
    return text
  }

  /// This text with letters of a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    var text = self
    text.weight = text.weight ?? weight
    return text
  }

  /// This text with heavy letters.
  public func bold() -> Text {
    fontWeight(.bold)
  }

  /// This text with slanted letters.
  public func italic() -> Text {
    var text = self
    text.isItalic = true
    return text
  }

  /// This text in a colour.
  public func foregroundColor(_ color: Color?) -> Text {
    var text = self
    text.color = text.color ?? color
    return text
  }

  /// What the text reads in a locale.
  @MainActor
  func string(in locale: Locale) -> String {
    switch content {
    case .key(let key): key.string(in: locale)
    case .verbatim(let string): string
    }
  }

  fileprivate func style(in environment: EnvironmentValues) -> String? {
    CSS.style(
      (font ?? environment.font)?.css,
      weight.map { "font-weight:\($0.css)" },
      isItalic ? "font-style:italic" : nil,
      (color?.css ?? environment.foregroundStyle?.css(in: environment)).map { "color:\($0)" }
    )
  }
}

extension Text: View {
  public typealias Body = Never
}

extension Text: ElementView {
  private static let plainAttributes: [Element.Attribute] = [.init("class", "text")]

  func render(in context: NodeContext) -> Rendering<EmptyView> {
    var element = Element(
      "span",
      attributes: Self.plainAttributes,
      text: string(in: context.environment.locale)
    )
    if let style = style(in: context.environment) {
      element.attributes.append(.init("style", style))
    }
    return Rendering(element)
  }
}
