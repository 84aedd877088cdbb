public import Foundation

/// One or more lines of read-only text.
///
/// ```swift
/// Text("Hello, \(name)")
///   .font(.title)
///   .foregroundStyle(.secondary)
/// ```
///
/// If a text has several fonts, weights or colors, the first one counts, as in SwiftUI.
public struct Text: Equatable, Sendable {
  enum Storage: Equatable {
    case key(LocalizedStringKey)
    case verbatim(String)
    case date(Date, DateStyle)
    /// A running time.
    case runningTime(RunningTime)
    case image(Image)
    case attributed(AttributedString)
    /// Several texts in one line.
    case joined([Text])
  }

  let content: Storage
  private var ownLook: OwnLook?

  /// An allocation of its own, because a look is large and most texts have none.
  private indirect enum OwnLook: Equatable {
    case look(TextLook)
  }

  /// The look that the text sets itself.
  var look: TextLook {
    get {
      guard case .look(let look) = ownLook else { return TextLook() }
      return look
    }
    set { ownLook = newValue == TextLook() ? nil : .look(newValue) }
  }

  init(storage: Storage) {
    content = storage
  }

  /// Creates a text from a literal, which may contain values and Markdown.
  // NB: All other initializers with one argument are disfavored. So the compiler does not find the argument ambiguous
  // while its type is unknown because of a mistake elsewhere.
  public init(_ key: LocalizedStringKey) {
    content = .key(key)
  }

  /// Creates a text from a literal, which may contain values and Markdown.
  ///
  /// - Parameters:
  ///   - key: The literal. It is shown as it is, because there are no string tables.
  ///   - tableName: Ignored here; the place of the translation on Apple's platforms.
  ///   - bundle: Ignored here; the place of the translation on Apple's platforms.
  ///   - comment: A comment for translators.
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
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

  /// The case in which texts are shown.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  /// Joins two texts in one line.
  public static func + (first: Text, second: Text) -> Text {
    Text(storage: .joined(first.parts + second.parts))
  }

  /// The joined texts, or this text alone if it has a look of its own.
  private var parts: [Text] {
    if case .joined(let parts) = content, ownLook == nil { parts } else { [self] }
  }

  /// Returns the characters of the text in an environment.
  @MainActor
  func string(in environment: EnvironmentValues) -> String {
    plainString(in: environment) ?? pieces(in: environment).map(\.string).joined()
  }

  /// Returns the characters of a text that has only one look and never changes by itself.
  @MainActor
  private func plainString(in environment: EnvironmentValues) -> String? {
    switch content {
    case .key(let key): key.plainString(in: environment)
    case .verbatim(let string): string
    case .date(let date, let style): date.string(in: style, environment)
    case .runningTime, .image, .attributed, .joined: nil
    }
  }

  /// Returns the parts of the text, each with the look that it adds to that of the whole.
  @MainActor
  func pieces(in environment: EnvironmentValues) -> [TextPiece] {
    switch content {
    case .key(let key): key.pieces(in: environment)
    case .runningTime(let time): [TextPiece(.runningTime(time, environment))]
    case .image(let image): [TextPiece(.image(image))]
    case .attributed(let string): string.pieces
    case .joined(let parts): parts.flatMap { $0.piecesWithLook(in: environment) }
    case .verbatim, .date: [TextPiece(.string(plainString(in: environment) ?? ""))]
    }
  }

  /// Returns the parts of the text, each with its whole look.
  @MainActor
  func piecesWithLook(in environment: EnvironmentValues) -> [TextPiece] {
    pieces(in: environment).map { piece in
      var piece = piece
      piece.look.inherit(look)
      return piece
    }
  }
}

extension Text: View {
  public typealias Body = Never
}

extension Text: ElementView {
  private static let plainAttributes: [Element.Attribute] = [.init(class: .text)]
  private static let cutAttributes: [Element.Attribute] = [
    .init("class", "\(ClassName.text) clamp")
  ]
  private static let headAttributes: [Element.Attribute] = [
    .init("class", "\(ClassName.text) head")
  ]
  private static let middleAttributes: [Element.Attribute] = [
    .init("class", "\(ClassName.text) middle"), .init("data-module", "middles"),
  ]

  static func hasContent(_ rendering: Rendering<TextPieces>) -> Bool {
    !rendering.content.pieces.isEmpty
  }

  private static func attributes(in environment: EnvironmentValues) -> [Element.Attribute] {
    guard let lines = environment.textLines.most else { return plainAttributes }
    guard lines == 1 else { return cutAttributes }
    return switch environment.truncationMode {
    case .head: headAttributes
    case .tail: cutAttributes
    case .middle: middleAttributes
    }
  }

  func render(in context: NodeContext) -> Rendering<TextPieces> {
    let environment = context.environment
    if environment.redaction.hidesContent { return redacted(in: environment) }
    var element = Element("span", attributes: Self.attributes(in: environment))
    if let style = look.style(in: environment) {
      element.attributes.append(.init("style", style))
    }
    look.describe(&element, in: environment)
    if let string = plainString(in: environment) {
      element.text = string
      return Rendering(element: element, content: TextPieces(pieces: []))
    }
    let pieces = pieces(in: environment).merged
    element.text = pieces.plainString
    let content = TextPieces(pieces: element.text == nil ? pieces : [])
    return Rendering(element: element, content: content)
  }

  /// Returns a gray bar that is about as long as the text, without its letters.
  @MainActor
  private func redacted(in environment: EnvironmentValues) -> Rendering<TextPieces> {
    var element = Element("span", attributes: Self.attributes(in: environment))
    element["style"] = CSS.style(look.style(in: environment), Redaction.style)
    element["aria-hidden"] = "true"
    element.text = String(string(in: environment).map { $0.isWhitespace ? $0 : "n" })
    return Rendering(element: element, content: TextPieces(pieces: []))
  }
}
