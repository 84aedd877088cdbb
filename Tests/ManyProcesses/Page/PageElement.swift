/// An element of a page without a browser.
final class PageElement {
  let id: Int
  let tag: String
  var attributes: [String: String]
  /// The kinds of event that it reports.
  var kinds: Int
  var text = ""
  /// The text that the user sees in a field.
  var value: String
  /// The last event that it has reported.
  var reported = 0
  var children: [PageElement] = []
  weak var parent: PageElement?

  init(id: Int, tag: String, attributes: [String: String] = [:], kinds: Int = 0) {
    self.id = id
    self.tag = tag
    self.attributes = attributes
    self.kinds = kinds
    value = attributes["value"] ?? ""
  }

  /// All texts of the element and of its parts.
  var textContent: String { text + children.map(\.textContent).joined() }

  /// Whether the user sees it: no screen covers it.
  var isShown: Bool { attributes["hidden"] == nil && parent?.isShown ?? true }

  /// The element and all of its parts.
  var all: [PageElement] { [self] + children.flatMap(\.all) }

  /// Its name in the place of an event, as in `unsaved.js`.
  var name: String {
    tag + (["input", "textarea", "select"].contains(tag) ? "" : String(textContent.prefix(60)))
  }
}

/// The name of an element, and its positions from the inside out, as in `unsaved.js`.
struct ElementPlace: Equatable {
  let name: String
  let positions: [Int]
}
