#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif

extension TextState {
  /// How wide the letters of a text are.
  public enum FontWidth: String, Equatable, Hashable, Sendable {
    case compressed, condensed, expanded, standard
  }

  /// This text in a font, or in that of its surroundings.
  public func font(_ font: Font?) -> Self {
    modified(by: .font(font))
  }

  /// This text in the letters of a design, such as `.monospaced`.
  public func fontDesign(_ design: Font.Design?) -> Self {
    modified(by: .fontDesign(design))
  }

  /// This text in letters of a weight, such as `.semibold`.
  public func fontWeight(_ weight: Font.Weight?) -> Self {
    modified(by: .fontWeight(weight))
  }

  /// This text in letters of a width.
  public func fontWidth(_ width: FontWidth?) -> Self {
    modified(by: .fontWidth(width))
  }

  /// This text in a colour, or in that of its surroundings.
  public func foregroundColor(_ color: Color?) -> Self {
    modified(by: .foregroundColor(color))
  }
}
