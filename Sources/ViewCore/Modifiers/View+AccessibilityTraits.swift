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

  /// The most specific role of the traits.
  fileprivate var role: String? {
    contains(.isLink)
      ? "link"
      : contains(.isButton)
        ? "button"
        : contains(.isHeader) ? "heading" : contains(.isImage) ? "img" : nil
  }
}

nonisolated extension View {
  /// Adds to what the view is for screen readers.
  ///
  /// A control stays what it is. Of several traits that exclude each other in HTML one counts:
  /// a link before a button, a header and an image.
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
