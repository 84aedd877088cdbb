extension Text {
  /// Replaces the text for screen readers.
  ///
  /// - Parameter labelKey: The replacement.
  /// - Returns: The text with its accessibility label.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  /// Replaces the text for screen readers.
  ///
  /// - Parameter label: The replacement.
  /// - Returns: The text with its accessibility label.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> Text {
    accessibilityLabel(Text(label))
  }

  /// Replaces the text for screen readers.
  ///
  /// - Parameter label: The replacement.
  /// - Returns: The text with its accessibility label.
  public func accessibilityLabel(_ label: Text) -> Text {
    changed { $0.rare.label = $0.rare.label ?? label }
  }

  /// Makes the text a heading, which screen readers can jump to.
  ///
  /// - Parameter level: The level of the heading.
  /// - Returns: The text as a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    changed { $0.rare.heading = $0.rare.heading ?? level }
  }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

nonisolated extension View {
  /// Makes the view a heading, which screen readers can jump to.
  ///
  /// - Parameter level: The level of the heading.
  /// - Returns: The view as a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    AnnotatedView(content: self, name: "role") { _ in "heading" }
      .annotated("aria-level", level == .unspecified ? nil : "\(level.rawValue)")
  }
}

nonisolated extension View {
  fileprivate func annotated(_ name: String, _ value: String?) -> some View {
    AnnotatedView(content: self, name: name) { _ in value }
  }
}
