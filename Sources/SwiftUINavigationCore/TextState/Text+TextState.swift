import ConcurrencyExtras
public import SwiftNavigation
public import ViewLayer

extension Text {
  /// Creates the text of a state.
  ///
  /// ```swift
  /// Text(TextState("Delete ") + TextState("everything").bold())
  /// ```
  ///
  /// Screen readers do not receive the text's accessibility label and heading level yet. A line of dashes and dots
  /// has only dashes or only dots; see `docs/Coverage.md`.
  ///
  /// - Parameter state: The description.
  @_disfavoredOverload
  public init(_ state: TextState) {
    let text: Text =
      switch state.content {
      case .verbatim(let string): Text(verbatim: string)
      case .concatenated(let first, let second): Text(first) + Text(second)
      }
    self = state.modifiers.reduce(text) { $1.apply(to: $0) }
  }
}

extension TextState.Modifier {
  fileprivate func apply(to text: Text) -> Text {
    switch self {
    case .accessibilityHeading, .accessibilityLabel: text
    case .baselineOffset(let offset): text.baselineOffset(offset)
    case .bold(let isActive): text.bold(isActive)
    case .font(let font): text.font(font.as(Font.self))
    case .fontDesign(let design): text.fontDesign(design.as(Font.Design.self))
    case .fontWeight(let weight): text.fontWeight(weight.as(Font.Weight.self))
    case .fontWidth(let width): text.fontWidth(width.map(Font.Width.init))
    case .foregroundColor(let color): text.foregroundColor(color.as(Color.self))
    case .italic(let isActive): text.italic(isActive)
    case .kerning(let kerning): text.kerning(kerning)
    case .monospacedDigit: text.monospacedDigit()
    case .strikethrough(let isActive, let pattern, let color):
      text.strikethrough(
        isActive,
        pattern: pattern.map(Text.LineStyle.Pattern.init) ?? .solid,
        color: color.as(Color.self)
      )
    case .tracking(let tracking): text.tracking(tracking)
    case .underline(let isActive, let pattern, let color):
      text.underline(
        isActive,
        pattern: pattern.map(Text.LineStyle.Pattern.init) ?? .solid,
        color: color.as(Color.self)
      )
    }
  }
}

extension Optional<AnyHashableSendable> {
  /// The value of the views that was erased.
  fileprivate func `as`<Value>(_ type: Value.Type) -> Value? {
    flatMap { $0.base as? Value }
  }
}

extension Font.Width {
  fileprivate init(_ width: TextState.FontWidth) {
    self =
      switch width {
      case .compressed: .compressed
      case .condensed: .condensed
      case .expanded: .expanded
      case .standard: .standard
      }
  }
}

extension Text.LineStyle.Pattern {
  fileprivate init(_ pattern: TextState.LineStylePattern) {
    self =
      switch pattern {
      case .dash, .dashDot: .dash
      case .dashDotDot, .dot: .dot
      case .solid: .solid
      }
  }
}
