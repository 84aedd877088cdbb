nonisolated extension View {
  /// Adds actions for users of screen readers, one for each button.
  ///
  /// ```swift
  /// MessageRow(message)
  ///   .accessibilityActions {
  ///     Button("Archive") { archive(message) }
  ///     Button("Delete", role: .destructive) { delete(message) }
  ///   }
  /// ```
  ///
  /// Each is an invisible button after the view, which the tab key does not reach. Views of other kinds do not belong
  /// into the content: they are invisible, too, and their texts are read.
  ///
  /// - Parameter content: The buttons.
  /// - Returns: The view with its actions.
  public func accessibilityActions(@ViewBuilder _ content: () -> some View) -> some View {
    LayeredView(
      content: self,
      views: ControlAccessory(
        BoxedView(content(), class: "unseen").buttonStyle(AccessibilityActionButtonStyle())
      ),
      isBehind: false,
      box: Element("div", attributes: [.init("class", "effect")])
    )
  }
}

/// The style of a button that is an action for users of screen readers.
private struct AccessibilityActionButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    AccessibilityActionButton(action: configuration.trigger, label: configuration.label)
  }
}
