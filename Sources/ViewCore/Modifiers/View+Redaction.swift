/// The reasons for which the content of a view is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content is a placeholder for content that is still missing.
  public static let placeholder = Self(rawValue: 1 << 0)
  /// Sensitive content is hidden from others.
  public static let privacy = Self(rawValue: 1 << 1)
}

nonisolated extension View {
  /// Adds a reason for which gray bars and squares stand in place of the texts and the symbols inside.
  ///
  /// The page does not receive the hidden content. Controls stay usable, and fields show their text.
  ///
  /// - Parameter reason: The reason. `.privacy` hides only views with ``privacySensitive(_:)``.
  /// - Returns: The view, whose content may be hidden.
  public func redacted(reason: RedactionReasons) -> some View {
    EnvironmentView(content: self, value: reason) { $1.redaction.reasons.formUnion($0) }
  }

  /// Shows the content of the view, although an enclosing view hides its content.
  ///
  /// - Returns: The view with its content.
  public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Marks the view as sensitive, so that `.redacted(reason: .privacy)` hides its content.
  ///
  /// - Parameter sensitive: Whether the view is sensitive.
  /// - Returns: The view, which may be sensitive.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    EnvironmentView(content: self, value: sensitive) { $1.redaction.isSensitive = $0 }
  }
}

/// The redaction of the views inside.
struct Redaction: Equatable {
  var reasons: RedactionReasons = []
  var isSensitive = false

  /// Whether texts and symbols are hidden.
  var hidesContent: Bool {
    reasons.contains(.placeholder) || isSensitive && reasons.contains(.privacy)
  }

  /// The CSS declarations of hidden content.
  static let style = "color:transparent;background:var(--track);border-radius:0.25em"
}

extension EnvironmentValues {
  private enum RedactionKey: EnvironmentKey {
    static var defaultValue: Redaction { Redaction() }
  }

  var redaction: Redaction {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }

  /// The reasons for which the content of views is hidden.
  public var redactionReasons: RedactionReasons {
    get { redaction.reasons }
    set { redaction.reasons = newValue }
  }
}
