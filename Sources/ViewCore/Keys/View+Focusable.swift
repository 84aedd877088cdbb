nonisolated extension View {
  /// Lets the view have the keyboard focus, for ``onKeyPress(_:action:)``.
  ///
  /// The tab key reaches it, and a click on it gives it the focus. ``focused(_:)`` follows and moves the focus. A control
  /// inside keeps its own focus. ``EnvironmentValues/isFocused`` is true inside while it has the focus.
  ///
  /// - Parameter isFocusable: Whether the view can have the focus. It cannot while it is disabled.
  /// - Returns: The view, which may have the focus.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    FocusMarkedView(
      content: FocusableView(content: self, isFocusable: isFocusable),
      isFocusable: isFocusable
    )
  }
}

private struct FocusableView<Content: View> {
  let content: Content
  let isFocusable: Bool
}

extension FocusableView: ContextView {
  func change(_ context: inout NodeContext) {
    var element = Element("div", attributes: [.init("class", "effect")])
    guard isFocusable, context.environment.isEnabled else {
      return context.boxes.append(ElementBox(element: element))
    }
    element["tabindex"] = "0"
    var rendering = Rendering(element, behavior: ElementBehavior { _ in })
    rendering.followFocus(in: context.environment)
    context.boxes.append(
      ElementBox(element: rendering.element, behavior: rendering.behavior)
    )
  }
}
