// Names and descriptions that a view has on a condition only. Otherwise it keeps those that it has without them.

nonisolated extension View {
  /// Sets the view's name for screen readers while a condition is true.
  ///
  /// ```swift
  /// Label("Inbox", systemImage: "tray")
  ///   .accessibilityLabel("Inbox with new mail", isEnabled: hasNewMail)
  /// ```
  ///
  /// - Parameters:
  ///   - label: The name.
  ///   - isEnabled: Whether the view has this name, and not the one that it has otherwise.
  /// - Returns: The view with its name.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    described(by: "aria-label", isEnabled ? label : nil)
  }

  /// Sets the view's name for screen readers while a condition is true.
  ///
  /// - Parameters:
  ///   - labelKey: The name.
  ///   - isEnabled: Whether the view has this name, and not the one that it has otherwise.
  /// - Returns: The view with its name.
  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey,
    isEnabled: Bool
  ) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Sets the view's name for screen readers while a condition is true.
  ///
  /// - Parameters:
  ///   - label: The name.
  ///   - isEnabled: Whether the view has this name, and not the one that it has otherwise.
  /// - Returns: The view with its name.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Sets the view's current value for screen readers while a condition is true.
  ///
  /// - Parameters:
  ///   - value: The description of the value.
  ///   - isEnabled: Whether the view has this value, and not the one that it has otherwise.
  /// - Returns: The view with its value.
  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    described(by: "aria-valuetext", isEnabled ? value : nil)
  }

  /// Sets the view's current value for screen readers while a condition is true.
  ///
  /// - Parameters:
  ///   - valueKey: The description of the value.
  ///   - isEnabled: Whether the view has this value, and not the one that it has otherwise.
  /// - Returns: The view with its value.
  public func accessibilityValue(
    _ valueKey: LocalizedStringKey,
    isEnabled: Bool
  ) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Sets the view's current value for screen readers while a condition is true.
  ///
  /// - Parameters:
  ///   - value: The description of the value.
  ///   - isEnabled: Whether the view has this value, and not the one that it has otherwise.
  /// - Returns: The view with its value.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol, isEnabled: Bool) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Sets a hint for screen readers about the result of using the view while a condition is true.
  ///
  /// - Parameters:
  ///   - hint: The hint.
  ///   - isEnabled: Whether the view has this hint, and not the one that it has otherwise.
  /// - Returns: The view with its hint.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    described(by: "aria-description", isEnabled ? hint : nil)
  }

  /// Sets a hint for screen readers about the result of using the view while a condition is true.
  ///
  /// - Parameters:
  ///   - hintKey: The hint.
  ///   - isEnabled: Whether the view has this hint, and not the one that it has otherwise.
  /// - Returns: The view with its hint.
  public func accessibilityHint(
    _ hintKey: LocalizedStringKey,
    isEnabled: Bool
  ) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Sets a hint for screen readers about the result of using the view while a condition is true.
  ///
  /// - Parameters:
  ///   - hint: The hint.
  ///   - isEnabled: Whether the view has this hint, and not the one that it has otherwise.
  /// - Returns: The view with its hint.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Gives the view an identifier for tests while a condition is true.
  ///
  /// - Parameters:
  ///   - identifier: The name.
  ///   - isEnabled: Whether the view has this identifier, and not the one that it has otherwise.
  /// - Returns: The view with its identifier.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    AnnotatedView(content: self, name: "data-identifier") { _ in isEnabled ? identifier : nil }
  }

  /// Hides the view from screen readers, or not, while a condition is true.
  ///
  /// - Parameters:
  ///   - hidden: Whether the view is hidden.
  ///   - isEnabled: Whether that counts, and not what counts otherwise.
  /// - Returns: The view, which screen readers may skip.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibilityHidden(hidden && isEnabled)
  }

  private func described(by name: String, _ text: Text?) -> some View {
    AnnotatedView(content: self, name: name) { text?.string(in: $0) }
  }
}
