public import Foundation

extension String {
  /// Creates a string with the words of a text, without their look.
  ///
  /// - Parameters:
  ///   - state: The text.
  ///   - locale: The locale of what depends on one. Texts of strings do not.
  public init(state: TextState, locale: Locale? = nil) {
    switch state.content {
    case .verbatim(let string):
      self = string
    case .concatenated(let first, let second):
      self = String(state: first, locale: locale) + String(state: second, locale: locale)
    }
  }
}
