extension Text {
  /// This text, told in other words to those who do not see it.
  ///
  /// - Parameter labelKey: The words.
  /// - Returns: The text with its words.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  /// This text, told in other words to those who do not see it.
  ///
  /// - Parameter label: The words.
  /// - Returns: The text with its words.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> Text {
    accessibilityLabel(Text(label))
  }

  /// This text, told in other words to those who do not see it.
  ///
  /// - Parameter label: The words.
  /// - Returns: The text with its words.
  public func accessibilityLabel(_ label: Text) -> Text {
    changed { $0.rare.label = $0.rare.label ?? label }
  }

  /// This text as a heading for those who go from one to the next.
  ///
  /// - Parameter level: How far down in the order of headings it is.
  /// - Returns: The text as a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    changed { $0.rare.heading = $0.rare.heading ?? level }
  }
}

/// How far down in the order of headings one is.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

nonisolated extension View {
  /// Makes the view a heading for those who go from one to the next.
  ///
  /// - Parameter level: How far down in the order of headings it is.
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
