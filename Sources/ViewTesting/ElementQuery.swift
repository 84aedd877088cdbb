/// What a test looks for on a screen: an element by its role and the name that a person reads.
///
/// The same query finds an element in a harness and in a real browser. It says nothing of structure,
/// so a test keeps working when a screen is arranged anew:
///
/// ```swift
/// try await page.click(.button("Increment"))
/// try await page.waitFor(.text("1"))
/// ```
public struct ElementQuery: Hashable, Sendable {
  /// The role as ARIA names it, such as `button`.
  ///
  /// Plain text has the role `text`.
  public var role: String
  /// The accessible name, or `nil` where any will do.
  public var name: String?

  /// Creates a query for a role that has no shorthand below.
  ///
  /// - Parameters:
  ///   - role: The role as ARIA names it.
  ///   - name: The accessible name, or `nil` where any will do.
  public init(role: String, name: String? = nil) {
    self.role = role
    self.name = name
  }

  /// A button by its title.
  public static func button(_ name: String) -> Self { Self(role: "button", name: name) }

  /// A sheet or a cover.
  public static let dialog = Self(role: "dialog")

  /// An alert by its title.
  public static func alert(_ name: String) -> Self { Self(role: "alertdialog", name: name) }

  /// A heading by its text, such as the header of a section.
  public static func heading(_ name: String) -> Self { Self(role: "heading", name: name) }

  /// A link by its title.
  public static func link(_ name: String) -> Self { Self(role: "link", name: name) }

  /// A slider by its label.
  public static func slider(_ name: String) -> Self { Self(role: "slider", name: name) }

  /// A picker by its title.
  public static func picker(_ name: String) -> Self { Self(role: "combobox", name: name) }

  /// An option of a picker that shows all of them.
  public static func option(_ name: String) -> Self { Self(role: "radio", name: name) }

  /// An image by what it stands for.
  public static func image(_ name: String) -> Self { Self(role: "img", name: name) }

  /// A text that stands somewhere on the screen, in whole.
  public static func text(_ text: String) -> Self { Self(role: "text", name: text) }

  /// A text field by its title.
  public static func textField(_ name: String) -> Self { Self(role: "textbox", name: name) }

  /// A field to search with by its prompt.
  public static func searchField(_ name: String) -> Self { Self(role: "searchbox", name: name) }

  /// A toggle by its title.
  ///
  /// One that is an item of a menu has the role `menuitemcheckbox`.
  public static func toggle(_ name: String) -> Self { Self(role: "switch", name: name) }

  /// A progress view by its title.
  public static func progressIndicator(_ name: String) -> Self {
    Self(role: "progressbar", name: name)
  }

  /// Any progress view.
  public static let progressIndicator = Self(role: "progressbar")
}

extension ElementQuery: CustomStringConvertible {
  public var description: String {
    name.map { "\(role) \"\($0)\"" } ?? role
  }
}
