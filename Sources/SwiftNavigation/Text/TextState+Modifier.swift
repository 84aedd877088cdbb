package import ConcurrencyExtras
package import Foundation

extension TextState {
  /// A style of a text on the screen or for screen readers.
  ///
  /// Fonts and colors are values of the views. They are erased here, so that this module needs no views.
  package enum Modifier: Hashable, Sendable {
    case accessibilityHeading(AccessibilityHeadingLevel)
    case accessibilityLabel(TextState)
    case baselineOffset(CGFloat)
    case bold(isActive: Bool)
    case font(AnyHashableSendable?)
    case fontDesign(AnyHashableSendable?)
    case fontWeight(AnyHashableSendable?)
    case fontWidth(FontWidth?)
    case foregroundColor(AnyHashableSendable?)
    case italic(isActive: Bool)
    case kerning(CGFloat)
    case monospacedDigit
    case strikethrough(isActive: Bool, pattern: LineStylePattern?, color: AnyHashableSendable?)
    case tracking(CGFloat)
    case underline(isActive: Bool, pattern: LineStylePattern?, color: AnyHashableSendable?)
  }
}
