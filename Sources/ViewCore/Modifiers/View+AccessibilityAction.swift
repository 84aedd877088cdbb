nonisolated extension View {
  /// Adds an action for users of screen readers.
  ///
  /// It is an invisible button after the view, which the tab key does not reach.
  ///
  /// - Parameters:
  ///   - nameKey: The name of the action.
  ///   - handler: The action.
  /// - Returns: The view with its action.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds an action with a name that is known only at run time for users of screen readers.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - handler: The action.
  /// - Returns: The view with its action.
  @_disfavoredOverload
  public func accessibilityAction(
    named name: some StringProtocol,
    _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds an action for users of screen readers.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - handler: The action.
  /// - Returns: The view with its action.
  public func accessibilityAction(
    named name: Text,
    _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(action: handler) { name }
  }

  /// Adds an action with a label for users of screen readers.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - label: The name of the action.
  /// - Returns: The view with its action.
  public func accessibilityAction(
    action: @escaping () -> Void,
    @ViewBuilder label: () -> some View
  ) -> some View {
    LayeredView(
      content: self,
      views: ControlAccessory(AccessibilityActionButton(action: action, label: label())),
      isBehind: false,
      box: Element("div", attributes: [.init("class", "effect")])
    )
  }
}

/// The invisible button of an action.
struct AccessibilityActionButton<Label: View> {
  let action: () -> Void
  let label: Label
  /// Whether the tab key reaches the button.
  var isTabStop = false
}

extension AccessibilityActionButton: ElementView {
  func render(in context: NodeContext) -> Rendering<Label> {
    var element = Element(
      "button",
      attributes: [.init("class", "unseen"), .init("type", "button")],
      events: .click
    )
    element["tabindex"] = isTabStop ? nil : "-1"
    element["disabled"] = context.environment.isEnabled ? nil : ""
    return Rendering(
      element: element,
      content: label,
      behavior: ElementBehavior { [action] _ in action() }
    )
  }
}
