import ConcurrencyExtras
public import SwiftNavigation
public import ViewLayer

extension TextState {
  /// This text in a font, or in that of its surroundings.
  public func font(_ font: Font?) -> Self {
    modified(by: .font(font.erased))
  }

  /// This text in the letters of a design, such as `.monospaced`.
  public func fontDesign(_ design: Font.Design?) -> Self {
    modified(by: .fontDesign(design.erased))
  }

  /// This text in letters of a weight, such as `.semibold`.
  public func fontWeight(_ weight: Font.Weight?) -> Self {
    modified(by: .fontWeight(weight.erased))
  }

  /// This text in a color, or in that of its surroundings.
  public func foregroundColor(_ color: Color?) -> Self {
    modified(by: .foregroundColor(color.erased))
  }

  /// This text with a line through it, or not.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Self {
    modified(by: .strikethrough(isActive: isActive, pattern: nil, color: color.erased))
  }

  /// This text with a line of a pattern through it, or not.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStylePattern,
    color: Color? = nil
  ) -> Self {
    modified(by: .strikethrough(isActive: isActive, pattern: pattern, color: color.erased))
  }

  /// This text with a line under it, or not.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Self {
    modified(by: .underline(isActive: isActive, pattern: nil, color: color.erased))
  }

  /// This text with a line of a pattern under it, or not.
  public func underline(
    _ isActive: Bool = true,
    pattern: LineStylePattern,
    color: Color? = nil
  ) -> Self {
    modified(by: .underline(isActive: isActive, pattern: pattern, color: color.erased))
  }
}

extension Optional where Wrapped: Hashable & Sendable {
  fileprivate var erased: AnyHashableSendable? { map { AnyHashableSendable($0) } }
}
