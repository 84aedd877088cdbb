public import Foundation

extension String {
  /// Creates a string with the words of a text, without their style.
  ///
  /// - Parameters:
  ///   - state: The text.
  ///   - locale: The locale of localized parts. Texts of strings have none.
  public init(state: TextState, locale: Locale? = nil) {
    switch state.content {
    case .verbatim(let string):
      self = string
    case .concatenated(let first, let second):
      self = String(state: first, locale: locale) + String(state: second, locale: locale)
    }
  }
}
