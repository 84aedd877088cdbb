package import ConcurrencyExtras
package import Foundation

extension TextState {
  /// How a text is to be shown, or read out.
  package enum Modifier: Hashable, Sendable {
    case accessibilityHeading(AccessibilityHeadingLevel)
    case accessibilityLabel(TextState)
    case baselineOffset(CGFloat)
    case bold(isActive: Bool)
    case italic(isActive: Bool)
    case kerning(CGFloat)
    case monospacedDigit
    case strikethrough(isActive: Bool, pattern: LineStylePattern?)
    case tracking(CGFloat)
    case underline(isActive: Bool, pattern: LineStylePattern?)

    /// A modifier with a value of the view layer, such as a colour, and its name in dumps.
    case named(String, AnyHashableSendable)
  }
}
