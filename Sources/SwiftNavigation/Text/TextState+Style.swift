public import Foundation

extension TextState {
  /// How the line through or under a text is drawn.
  public enum LineStylePattern: String, Equatable, Hashable, Sendable {
    case dash, dashDot, dashDotDot, dot, solid
  }

  /// How wide the letters of a text are.
  public enum FontWidth: String, Equatable, Hashable, Sendable {
    case compressed, condensed, expanded, standard
  }

  /// This text moved up, or down by a negative number of points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Self {
    modified(by: .baselineOffset(baselineOffset))
  }

  /// This text with heavy letters.
  public func bold() -> Self {
    bold(isActive: true)
  }

  /// This text with heavy letters, or not.
  public func bold(isActive: Bool) -> Self {
    modified(by: .bold(isActive: isActive))
  }

  /// This text in letters of a width.
  public func fontWidth(_ width: FontWidth?) -> Self {
    modified(by: .fontWidth(width))
  }

  /// This text with slanted letters.
  public func italic() -> Self {
    italic(isActive: true)
  }

  /// This text with slanted letters, or not.
  public func italic(isActive: Bool) -> Self {
    modified(by: .italic(isActive: isActive))
  }

  /// This text with so many points between its letters; ligatures stay together.
  public func kerning(_ kerning: CGFloat) -> Self {
    modified(by: .kerning(kerning))
  }

  /// This text with digits of one width.
  public func monospacedDigit() -> Self {
    modified(by: .monospacedDigit)
  }

  /// This text with so many points after each of its letters, ligatures included.
  public func tracking(_ tracking: CGFloat) -> Self {
    modified(by: .tracking(tracking))
  }
}
