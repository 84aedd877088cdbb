/// The roles and states that screen readers announce for a view.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The view is a button.
  public static let isButton = Self(rawValue: 1 << 0)
  /// The view is the header of the content after it.
  public static let isHeader = Self(rawValue: 1 << 1)
  /// The view is an image.
  public static let isImage = Self(rawValue: 1 << 2)
  /// The view is a link.
  public static let isLink = Self(rawValue: 1 << 3)
  /// The view is selected.
  public static let isSelected = Self(rawValue: 1 << 4)

  /// The view is on or off: it is on if it has ``isSelected``, too.
  public static let isToggle = Self(rawValue: 1 << 5)
  /// Screen readers ignore what is beside the view.
  public static let isModal = Self(rawValue: 1 << 6)
  /// The view is a text field that searches.
  ///
  /// Only a text field becomes one.
  public static let isSearchField = Self(rawValue: 1 << 7)
  /// The content of the view changes so often that screen readers do not read each change.
  public static let updatesFrequently = Self(rawValue: 1 << 8)

  @available(*, unavailable, message: "A text of a page is one by itself. Leave the trait out.")
  public static var isStaticText: Self { [] }

  /// The most specific role of the traits.
  fileprivate var role: String? {
    Self.roles.first { contains($0.trait) }?.role
  }

  private static let roles: [(trait: Self, role: String)] = [
    (.isLink, "link"), (.isToggle, "switch"), (.isButton, "button"), (.isSearchField, "searchbox"),
    (.isHeader, "heading"), (.isModal, "dialog"), (.isImage, "img"),
    (.updatesFrequently, "marquee"),
  ]
}

nonisolated extension View {
  /// Adds to what the view is for screen readers.
  ///
  /// A control stays what it is, but a button can become a toggle, and a text field one that searches. Of several traits
  /// that exclude each other in HTML one counts: a link before a toggle, a button, a header, a modal view, an image and
  /// frequent updates.
  ///
  /// - Parameter traits: The traits.
  /// - Returns: The view with its traits.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    AnnotatedView(
      content: AnnotatedView(content: self, name: "role") { _ in traits.role },
      name: "aria-current"
    ) { _ in
      traits.contains(.isSelected) ? "true" : nil
    }
  }
}
