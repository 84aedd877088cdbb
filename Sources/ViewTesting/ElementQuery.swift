/// Which element of a page a test means: by its role and its name, as assistive technology sees it.
///
/// ```swift
/// try view.tap(.button("Increment"))
/// ```
public struct ElementQuery: Hashable, Sendable, CustomStringConvertible {
  /// The role of ARIA, such as `button`.
  public var role: String
  /// The accessible name.
  ///
  /// `nil` is any.
  public var name: String?

  /// Creates a query for any role of ARIA.
  public init(role: String, name: String? = nil) {
    self.role = role
    self.name = name
  }

  public static func button(_ name: String) -> Self { Self(role: "button", name: name) }
  public static func textField(_ name: String) -> Self { Self(role: "textbox", name: name) }
  public static func toggle(_ name: String) -> Self { Self(role: "switch", name: name) }
  public static func heading(_ name: String) -> Self { Self(role: "heading", name: name) }
  public static let progressIndicator = Self(role: "progressbar")

  public var description: String {
    name.map { "\(role) \"\($0)\"" } ?? role
  }
}
