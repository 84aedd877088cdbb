/// A description of an element on a screen, by its role and the name that a user reads.
///
/// The same query finds an element in a harness and in a real browser. It does not depend on the
/// structure of the page, so that a test keeps working when a screen is rearranged:
///
/// ```swift
/// try await page.click(.button("Increment"))
/// try await page.waitFor(.text("1"))
/// ```
///
/// If several elements have the same name, a query names a container or an index:
///
/// ```swift
/// try view.tap(.button("Delete", in: .row("Rent")))
/// try view.tap(.button("Delete").element(boundBy: 1))
/// try view.type("900", into: .identifier("amount", in: .row("Rent")))
/// #expect(view.contains(.textField("Amount", in: .row("Rent")).matching(value: "900")))
/// try view.tap(.button.matching(partOfName: "rent"))
/// ```
///
/// The names are those of XCUITest where it has an equivalent: ``element(boundBy:)``,
/// ``firstMatch``,
/// ``matching(identifier:)`` and ``containing(_:)``.
public struct ElementQuery: Hashable, Sendable {
  /// The ARIA role, such as `button`, or `nil` for any role.
  ///
  /// Plain text has the role `text`, and a row of a list or a form the role `row`.
  public var role: String?
  /// The accessible name, or `nil` for any name.
  public var name: String?
  /// A part of the accessible name, or `nil` for any name.
  public var partOfName: String?
  /// The identifier that the app has set, or `nil` for any identifier.
  public var identifier: String?
  /// The value that the element shows, or `nil` for any value.
  public var value: String?
  /// The index among the matching elements, from 0, or `nil` if there must be only one.
  public var index: Int?

  // Arrays of one query at most, as a value cannot hold one of its own type.
  private var outer: [ElementQuery]
  private var inner: [ElementQuery] = []

  /// Creates a query for a role that has no shorthand.
  ///
  /// - Parameters:
  ///   - role: The ARIA role, or `nil` for any role.
  ///   - name: The accessible name, or `nil` for any name.
  ///   - container: The container of the element, or `nil` for any place.
  public init(role: String? = nil, name: String? = nil, in container: ElementQuery? = nil) {
    self.role = role
    self.name = name
    outer = container.map { [$0] } ?? []
  }

  /// The element around it.
  public var container: ElementQuery? { outer.first }

  /// An element inside of it.
  public var content: ElementQuery? { inner.first }
}

extension ElementQuery {
  /// The elements that fit and have an identifier, as `accessibilityIdentifier` gives it.
  ///
  /// - Parameter identifier: The identifier.
  /// - Returns: The narrower query.
  public func matching(identifier: String) -> Self {
    with { $0.identifier = identifier }
  }

  /// The elements that fit and have a name with a text in it.
  ///
  /// Upper and lower case are the same, as in XCUITest's `label CONTAINS[c]` and with `exact: false` in Testing
  /// Library.
  ///
  /// ```swift
  /// try view.tap(.button.matching(partOfName: "delete").firstMatch)
  /// try view.swipe(.row.containing(.text.matching(partOfName: "rent")))
  /// ```
  ///
  /// - Parameter part: The text, which is anywhere in the name.
  /// - Returns: The narrower query.
  public func matching(partOfName part: String) -> Self {
    with { $0.partOfName = part }
  }

  /// The elements that fit and show a value.
  ///
  /// The value is the text of a field, the number of a slider or a progress view, or the picked option of a
  /// picker. That of a toggle is `1` or `0`.
  ///
  /// - Parameter value: The value.
  /// - Returns: The narrower query.
  public func matching(value: String) -> Self {
    with { $0.value = value }
  }

  /// The elements that fit and have something in them.
  ///
  /// ```swift
  /// try view.swipe(.row.containing(.textField("Title").matching(value: "Rent")))
  /// ```
  ///
  /// - Parameter content: The element inside.
  /// - Returns: The narrower query.
  public func containing(_ content: ElementQuery) -> Self {
    with { $0.inner = [content] }
  }

  /// One of the elements that fit, by its place among them.
  ///
  /// - Parameter index: The place in the order of the page, from 0.
  /// - Returns: The query of one element.
  public func element(boundBy index: Int) -> Self {
    with { $0.index = index }
  }

  /// The first of the elements that fit.
  public var firstMatch: Self { element(boundBy: 0) }

  /// Whether a name has the part, or none is asked for.
  func hasPart(in name: String?) -> Bool {
    guard let part = partOfName?.lowercased() else { return true }
    return name?.lowercased().contains(part) == true
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var query = self
    change(&query)
    return query
  }
}

extension ElementQuery {
  /// Any button.
  public static let button = Self(role: "button")

  /// A button by its title.
  public static func button(_ name: String, in container: ElementQuery? = nil) -> Self {
    Self(role: "button", name: name, in: container)
  }

  /// A sheet or a cover.
  public static let dialog = Self(role: "dialog")

  /// An alert by its title.
  public static func alert(_ name: String, in container: ElementQuery? = nil) -> Self {
    Self(role: "alertdialog", name: name, in: container)
  }

  /// Any heading.
  public static let heading = Self(role: "heading")

  /// A heading by its text, such as the header of a section.
  public static func heading(_ name: String, in container: ElementQuery? = nil) -> Self {
    Self(role: "heading", name: name, in: container)
  }

  /// Any link.
  public static let link = Self(role: "link")

  /// A link by its title.
  public static func link(_ name: String, in container: ElementQuery? = nil) -> Self {
    Self(role: "link", name: name, in: container)
  }

  /// A slider by its label.
  public static func slider(_ name: String, in container: ElementQuery? = nil) -> Self {
    Self(role: "slider", name: name, in: container)
  }

  /// A picker by its title.
  public static func picker(_ name: String, in container: ElementQuery? = nil) -> Self {
    Self(role: "combobox", name: name, in: container)
  }

  /// An option of a picker that shows all of them.
  public static func option(_ name: String, in container: ElementQuery? = nil) -> Self {
    Self(role: "radio", name: name, in: container)
  }

  /// An image by its accessible name.
  public static func image(_ name: String, in container: ElementQuery? = nil) -> Self {
    Self(role: "img", name: name, in: container)
  }

  /// Any text.
  public static let text = Self(role: "text")

  /// A text on the screen, which must match as a whole.
  public static func text(_ text: String, in container: ElementQuery? = nil) -> Self {
    Self(role: "text", name: text, in: container)
  }

  /// Any text field.
  public static let textField = Self(role: "textbox")

  /// A text field by its title.
  public static func textField(_ name: String, in container: ElementQuery? = nil) -> Self {
    Self(role: "textbox", name: name, in: container)
  }

  /// A field to search with by its prompt.
  public static func searchField(_ name: String, in container: ElementQuery? = nil) -> Self {
    Self(role: "searchbox", name: name, in: container)
  }

  /// Any toggle.
  public static let toggle = Self(role: "switch")

  /// A toggle by its title.
  ///
  /// One that is an item of a menu has the role `menuitemcheckbox`.
  public static func toggle(_ name: String, in container: ElementQuery? = nil) -> Self {
    Self(role: "switch", name: name, in: container)
  }

  /// A progress view by its title.
  public static func progressIndicator(_ name: String, in container: ElementQuery? = nil) -> Self {
    Self(role: "progressbar", name: name, in: container)
  }

  /// Any progress view.
  public static let progressIndicator = Self(role: "progressbar")

  /// Any row of a list or a form.
  public static let row = Self(role: "row")

  /// A row of a list or a form by the whole of a text in it, or by the name of a control.
  public static func row(_ name: String, in container: ElementQuery? = nil) -> Self {
    Self(role: "row", in: container).containing(Self(name: name))
  }

  /// Any element by its identifier, as `accessibilityIdentifier` gives it.
  public static func identifier(_ identifier: String, in container: ElementQuery? = nil) -> Self {
    Self(in: container).matching(identifier: identifier)
  }
}

extension ElementQuery: CustomStringConvertible {
  public var description: String {
    // A row is named by its content.
    let rowName = role == "row" && content == Self(name: content?.name) ? content?.name : nil
    let parts = [
      role ?? "element", (rowName ?? name).map { "\"\($0)\"" },
      partOfName.map { "\"…\($0)…\"" }, identifier.map { "#\($0)" },
      value.map { "= \"\($0)\"" }, rowName == nil ? content.map { "containing \($0)" } : nil,
      index.map { "[\($0)]" }, container.map { "in \($0)" },
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}
