import ConcurrencyExtras
public import CustomDump
import Foundation

extension TextState: CustomDumpRepresentable {
  /// The words with markup for their style.
  ///
  /// Bold text is between `**`, italic text between `_`, and other styles are tags.
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
    case .font(let font): tag("font", describe(font), around: text)
    case .fontDesign(let design): tag("font-design", describe(design), around: text)
    case .fontWeight(let weight): tag("font-weight", describe(weight), around: text)
    case .fontWidth(let width): tag("font-width", width?.rawValue, around: text)
    case .foregroundColor(let color): tag("foreground-color", describe(color), around: text)
    case .strikethrough(isActive: true, pattern: nil, color: nil): "~~\(text)~~"
    case .strikethrough(isActive: true, let pattern, let color):
      tag("s", line(pattern, color), around: text)
    case .tracking(let tracking): tag("tracking", "\(tracking)", around: text)
    case .underline(isActive: true, let pattern, let color):
      tag("u", line(pattern, color), around: text)
    case .bold, .italic, .strikethrough, .underline: text
    }
  }

  private func line(_ pattern: TextState.LineStylePattern?, _ color: AnyHashableSendable?)
    -> String?
  {
    let parts = [pattern?.rawValue, describe(color)].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private func describe(_ value: (some Any)?) -> String? {
    value.map { "\($0)" }
  }

  private func tag(_ name: String, _ attribute: String?, around text: String) -> String {
    "<\(name)\(attribute.map { "=\($0)" } ?? "")>\(text)</\(name)>"
  }
}
