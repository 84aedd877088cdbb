nonisolated extension View {
  /// Binds the focus of screen readers to a value: the view has the focus while the state is equal to it.
  ///
  /// ``AccessibilityFocusState`` describes which element gets the focus. A control inside with a `focused(_:)` of its own
  /// reports the focus there alone.
  ///
  /// - Parameters:
  ///   - binding: The binding of the focus state.
  ///   - value: The value of the view.
  /// - Returns: The view with its focus binding.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    AccessibilityFocusedView(content: self, binding: binding.focus, value: value)
  }

  /// Binds the focus of screen readers to a Boolean value.
  ///
  /// - Parameter condition: The binding of the focus state.
  /// - Returns: The view with its focus binding.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    accessibilityFocused(condition, equals: true)
  }
}

/// Runs again when the focus changes, so that enclosing views need not.
private struct AccessibilityFocusedView<Content: View, Value: Hashable> {
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value
  @OwnObject var holder = FocusHolder()
}

extension AccessibilityFocusedView: View {
  var body: some View {
    var element = Element(
      "div",
      attributes: [.init("class", "effect \(ClassName.heard)")],
      events: [.focus, .blur]
    )
    let target = FocusTarget(binding, equals: value, holder: holder)
    element["autofocus"] = target.isFocused ? "" : nil
    var behavior = ElementBehavior { _ in }
    behavior.follow(target)
    return BoxedView(content, behavior: behavior) { [element] _ in element }
  }
}
