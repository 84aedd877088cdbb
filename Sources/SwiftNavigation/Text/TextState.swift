public import Foundation

/// A text as a value: its words and their style.
///
/// Features keep texts for views in their state without depending on views, and tests compare them:
///
/// ```swift
/// let text = TextState("Delete ") + TextState("everything").bold()
/// #expect(String(state: text) == "Delete everything")
/// ```
///
/// - Note: A text is not localized, as in the original library off Apple's platforms: there are no string tables.
public struct TextState: Equatable, Hashable, Sendable {
  package let content: Content
  package private(set) var modifiers: [Modifier] = []

  /// The parts of the text.
  package indirect enum Content: Equatable, Hashable, Sendable {
    case verbatim(String)
    case concatenated(TextState, TextState)
  }

  /// Creates a text that shows a string as it is.
  public init(verbatim content: String) {
    self.content = .verbatim(content)
  }

  /// Creates a text that shows a string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(verbatim: String(content))
  }

  /// Creates a text that shows a string as it is.
  ///
  /// - Parameters:
  ///   - content: The string, which stands for itself: there are no string tables.
  ///   - tableName: Where an app on Apple's platforms looks the string up.
  ///   - bundle: Where an app on Apple's platforms looks the string up.
  ///   - comment: A comment for translators.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ content: S,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(verbatim: String(content))
  }

  private init(content: Content) {
    self.content = content
  }

  /// Concatenates two texts; each keeps its own style.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(content: .concatenated(lhs, rhs))
  }

  /// The same text with one more modifier, applied around the others.
  package func modified(by modifier: Modifier) -> Self {
    var text = self
    text.modifiers.append(modifier)
    return text
  }
}
