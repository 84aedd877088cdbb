public import Foundation

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
  enum Storage: Equatable {
    case key(LocalizedStringKey)
    case verbatim(String)
    case date(Date, DateStyle)
    /// Texts in one line after each other.
    case joined([Text])
  }

  let content: Storage
  var look = TextLook()

  init(storage: Storage) {
    content = storage
  }

  /// Creates a text from a literal of the source.
  public init(_ key: LocalizedStringKey) {
    content = .key(key)
  }

  /// Creates a text from a literal of the source.
  ///
  /// - Parameters:
  ///   - key: The literal, which stands for itself: there are no string tables.
  ///   - tableName: Where an app on Apple's platforms looks the literal up.
  ///   - bundle: Where an app on Apple's platforms looks the literal up.
  ///   - comment: What translators are told.
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

  /// Creates a text of a date.
  ///
  /// It is written as the person's locale, calendar and time zone have it.
  public init(_ date: Date, style: DateStyle) {
    content = .date(date, style)
  }

  /// Creates a text of a value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatOutput == String, F.FormatInput: Equatable {
    content = .key("\(input, format: format)")
  }

  /// How a date is written.
  public struct DateStyle: Equatable, Sendable {
    enum Part: Equatable, Sendable {
      case date, time
    }

    let part: Part

    /// The day, as in "June 3, 2024".
    public static let date = Self(part: .date)
    /// The time of day, as in "11:23 PM".
    public static let time = Self(part: .time)
  }

  /// The letters that texts are shown in.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  /// Two texts in one line after each other.
  public static func + (first: Text, second: Text) -> Text {
    Text(storage: .joined(first.parts + second.parts))
  }

  /// The texts that this one is joined of, where it has no look of its own.
  private var parts: [Text] {
    if case .joined(let parts) = content, look == TextLook() { parts } else { [self] }
  }

  /// What the text reads in a locale.
  @MainActor
  func string(in locale: Locale) -> String {
    var environment = EnvironmentValues()
    environment.locale = locale
    return string(in: environment)
  }

  /// What the text reads in an environment.
  @MainActor
  func string(in environment: EnvironmentValues) -> String {
    switch content {
    case .key(let key): key.string(in: environment)
    case .verbatim(let string): string
    case .date(let date, let style): date.string(in: style, environment)
    case .joined(let parts): parts.map { $0.string(in: environment) }.joined()
    }
  }
}

extension Text: View {
  public typealias Body = Never
}

extension Text: ElementView {
  private static let plainAttributes: [Element.Attribute] = [.init("class", "text")]

  static func hasContent(_ rendering: Rendering<TextRuns>) -> Bool {
    !rendering.content.parts.isEmpty
  }

  func render(in context: NodeContext) -> Rendering<TextRuns> {
    var element = Element("span", attributes: Self.plainAttributes)
    if let style = look.style(in: context.environment) {
      element.attributes.append(.init("style", style))
    }
    guard case .joined(let parts) = content else {
      element.text = string(in: context.environment)
      return Rendering(element: element, content: TextRuns(parts: []))
    }
    return Rendering(element: element, content: TextRuns(parts: parts))
  }
}

/// The parts of a joined text, each in an element of its own.
struct TextRuns: Equatable {
  let parts: [Text]
}

extension TextRuns: View {
  var body: some View {
    ForEach(parts.indices, id: \.self) { TextRun(text: parts[$0]) }
  }
}

private struct TextRun {
  let text: Text
}

extension TextRun: View {
  typealias Body = Never
}

extension TextRun: ElementView {
  func render(in context: NodeContext) -> Rendering<EmptyView> {
    var element = Element("span", text: text.string(in: context.environment))
    element["style"] = text.look.ownStyle
    return Rendering(element)
  }
}

extension Date {
  @MainActor
  fileprivate func string(in style: Text.DateStyle, _ environment: EnvironmentValues) -> String {
    var format =
      style.part == .date
      ? FormatStyle(date: .long, time: .omitted) : FormatStyle(date: .omitted, time: .shortened)
    format.locale = environment.locale
    format.timeZone = environment.timeZone
    format.calendar = environment.calendar
    return formatted(format)
  }
}
