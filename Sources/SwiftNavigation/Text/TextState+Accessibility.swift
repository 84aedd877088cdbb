extension TextState {
  /// The place of a heading among the headings of a screen.
  public enum AccessibilityHeadingLevel: String, Equatable, Hashable, Sendable {
    case h1, h2, h3, h4, h5, h6, unspecified
  }

  /// This text as a heading to screen readers.
  public func accessibilityHeading(_ headingLevel: AccessibilityHeadingLevel) -> Self {
    modified(by: .accessibilityHeading(headingLevel))
  }

  /// This text with words of its own for screen readers.
  public func accessibilityLabel(_ label: Self) -> Self {
    modified(by: .accessibilityLabel(label))
  }

  /// This text with words of its own for screen readers.
  public func accessibilityLabel(_ string: String) -> Self {
    accessibilityLabel(TextState(verbatim: string))
  }

  /// This text with words of its own for screen readers.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ string: S) -> Self {
    accessibilityLabel(TextState(string))
  }

  /// The words for screen readers that the text was given last, if it was given any.
  public var accessibilityLabel: TextState? {
    for case .accessibilityLabel(let label) in modifiers.reversed() { return label }
    return nil
  }
}
