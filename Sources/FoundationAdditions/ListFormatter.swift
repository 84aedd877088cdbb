#if !canImport(Darwin)
public import Foundation

/// Joins items to a text, such as "apples, pears, and plums".
///
/// ```swift
/// ListFormatter.localizedString(byJoining: ["apples", "pears"])  // "apples and pears"
/// ```
///
/// On Apple's platforms it comes with Foundation. Elsewhere Foundation lacks it, and has the same words in
/// `ListFormatStyle`, with which this class formats.
open class ListFormatter: Formatter, @unchecked Sendable {
  // NB: Unchecked because it is configured before it is shared, as a formatter of Foundation is.

  /// The locale of the words.
  open var locale: Locale = .autoupdatingCurrent
  /// The format of an item, or `nil` for its description.
  open var itemFormatter: Formatter?

  /// Joins texts in the current locale.
  ///
  /// - Parameter strings: The texts.
  /// - Returns: The text.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(.autoupdatingCurrent))
  }

  /// Joins items.
  ///
  /// - Parameter items: The items. One that the formatter of items cannot format stands as its description.
  /// - Returns: The text, which is never `nil`.
  open func string(from items: [Any]) -> String? {
    items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
      .formatted(.list(type: .and).locale(locale))
  }

  /// Joins the items of an array.
  ///
  /// - Parameter obj: The array.
  /// - Returns: The text, or `nil` if the value is no array.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap(string)
  }
}
#endif
