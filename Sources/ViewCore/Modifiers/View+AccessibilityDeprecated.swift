// Forms that SwiftUI has deprecated and still accepts.

nonisolated extension View {
  /// Sets the view's name for screen readers.
  ///
  /// - Parameter label: The name.
  /// - Returns: The view with its name.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Sets the view's current value for screen readers.
  ///
  /// - Parameter value: The description of the value.
  /// - Returns: The view with its value.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Sets a hint for screen readers about the result of using the view.
  ///
  /// - Parameter hint: The hint.
  /// - Returns: The view with its hint.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Hides the view from screen readers.
  ///
  /// - Parameter hidden: Whether the view is hidden.
  /// - Returns: The view, which screen readers may skip.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Gives the view an identifier for tests, in the attribute `data-identifier`.
  ///
  /// - Parameter identifier: The name.
  /// - Returns: The view with its identifier.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// Adds to what the view is for screen readers.
  ///
  /// - Parameter traits: The traits.
  /// - Returns: The view with its traits.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  @available(
    *,
    unavailable,
    message: """
      The trait of a view is its role in HTML, which has to be something. Write \
      '.accessibilityAddTraits' of what it is instead.
      """
  )
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }

  @available(
    *,
    unavailable,
    message: "Screen readers read a page in its order. Put the views in that order."
  )
  public func accessibility(sortPriority: Double) -> some View { self }

  @available(
    *,
    unavailable,
    message: "No browser has names for speech input alone. Write '.accessibilityLabel'."
  )
  public func accessibility(inputLabels: [Text]) -> some View { self }
}
