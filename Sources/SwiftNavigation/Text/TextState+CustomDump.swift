public import CustomDump
import Foundation

extension TextState: CustomDumpRepresentable {
  /// The words, with signs around them for how they are to be shown.
  ///
  /// Heavy letters are between `**`, slanted ones between `_`, and anything else between tags.
  public var customDumpValue: Any { markedUp }

  private var markedUp: String {
    modifiers.reduce(content.markedUp) { text, modifier in modifier.markUp(text) }
  }
}

extension TextState.Content {
  fileprivate var markedUp: String {
    switch self {
    case .verbatim(let string): string
    case .concatenated(let first, let second): "\(first.customDumpValue)\(second.customDumpValue)"
    }
  }
}

extension TextState.Modifier {
  fileprivate func markUp(_ text: String) -> String {
    switch self {
    case .accessibilityHeading(let level):
      tag("accessibility-heading-level", level.rawValue, around: text)
    case .accessibilityLabel(let label):
      tag("accessibility-label", "\(label.customDumpValue)", around: text)
    case .baselineOffset(let offset): tag("baseline-offset", "\(offset)", around: text)
    case .bold(isActive: true): "**\(text)**"
    case .italic(isActive: true): "_\(text)_"
    case .kerning(let kerning): tag("kerning", "\(kerning)", around: text)
    case .monospacedDigit: tag("monospaced-digits", nil, around: text)
    case .strikethrough(isActive: true, pattern: nil): "~~\(text)~~"
    case .strikethrough(isActive: true, let pattern): tag("s", pattern?.rawValue, around: text)
    case .tracking(let tracking): tag("tracking", "\(tracking)", around: text)
    case .underline(isActive: true, let pattern): tag("u", pattern?.rawValue, around: text)
    case .named(let name, let value): tag(name, "\(value)", around: text)
    case .bold, .italic, .strikethrough, .underline: text
    }
  }

  private func tag(_ name: String, _ attribute: String?, around text: String) -> String {
    "<\(name)\(attribute.map { "=\($0)" } ?? "")>\(text)</\(name)>"
  }
}
