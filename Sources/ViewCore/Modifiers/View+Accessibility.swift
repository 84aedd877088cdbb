nonisolated extension View {
  /// Sets the name by which those who do not see the page know the view.
  ///
  /// - Parameter labelKey: The name.
  /// - Returns: The view with its name.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the name by which those who do not see the page know the view.
  ///
  /// - Parameter label: The name.
  /// - Returns: The view with its name.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets the name by which those who do not see the page know the view.
  ///
  /// - Parameter label: The name.
  /// - Returns: The view with its name.
  public func accessibilityLabel(_ label: Text) -> some View {
    AnnotatedView(content: self, name: "aria-label") { label.string(in: $0) }
  }

  /// Says what the view's value is now.
  ///
  /// - Parameter valueKey: The value in words.
  /// - Returns: The view with its value.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Says what the view's value is now.
  ///
  /// - Parameter value: The value in words.
  /// - Returns: The view with its value.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some View {
    accessibilityValue(Text(value))
  }

  /// Says what the view's value is now.
  ///
  /// - Parameter value: The value in words.
  /// - Returns: The view with its value.
  public func accessibilityValue(_ value: Text) -> some View {
    AnnotatedView(content: self, name: "aria-valuetext") { value.string(in: $0) }
  }

  /// Says what happens when the view is used.
  ///
  /// - Parameter hintKey: What happens.
  /// - Returns: The view with its hint.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Says what happens when the view is used.
  ///
  /// - Parameter hint: What happens.
  /// - Returns: The view with its hint.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Says what happens when the view is used.
  ///
  /// - Parameter hint: What happens.
  /// - Returns: The view with its hint.
  public func accessibilityHint(_ hint: Text) -> some View {
    AnnotatedView(content: self, name: "aria-description") { hint.string(in: $0) }
  }

  /// Keeps the view from those who do not see the page, or does not.
  ///
  /// - Parameter hidden: Whether the view only decorates.
  /// - Returns: The view, told of or not.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    AnnotatedView(content: self, name: "aria-hidden") { _ in hidden ? "true" : nil }
  }

  /// Gives the view a name that only tests know, in the attribute `data-identifier`.
  ///
  /// - Parameter identifier: The name.
  /// - Returns: The view with its name for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    AnnotatedView(content: self, name: "data-identifier") { _ in identifier }
  }

  /// Says what rests a moment on the view with a pointer, and what it is for to those who do not see.
  ///
  /// - Parameter textKey: The words.
  /// - Returns: The view with its help.
  public func help(_ textKey: LocalizedStringKey) -> some View {
    help(Text(textKey))
  }

  /// Says what rests a moment on the view with a pointer, and what it is for to those who do not see.
  ///
  /// - Parameter text: The words.
  /// - Returns: The view with its help.
  public func help(_ text: Text) -> some View {
    AnnotatedView(content: self, name: "title") { text.string(in: $0) }
  }

  /// Says what rests a moment on the view with a pointer, and what it is for to those who do not see.
  ///
  /// - Parameter text: The words.
  /// - Returns: The view with its help.
  @_disfavoredOverload
  public func help(_ text: some StringProtocol) -> some View {
    help(Text(text))
  }
}

/// A view that says something of the next element inside.
struct AnnotatedView<Content: View> {
  let content: Content
  let name: String
  let value: @MainActor (EnvironmentValues) -> String?
}

extension AnnotatedView: View {
  typealias Body = Never
}

extension AnnotatedView: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    content.makeNode(in: annotated(context))
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    content.patchNode(node, in: annotated(context))
  }

  @MainActor
  private func annotated(_ context: NodeContext) -> NodeContext {
    var context = context
    guard let value = value(context.environment) else { return context }
    // What stands closest to the view comes last, and counts.
    context.attributes.append(.init(name, value))
    return context
  }
}

extension Rendering {
  /// The rendering with what modifiers say of its element.
  func annotated(with attributes: [Element.Attribute], if isMeant: Bool) -> Self {
    guard isMeant, !attributes.isEmpty else { return self }
    var rendering = self
    for attribute in attributes { rendering.element[attribute.name] = attribute.value }
    rendering.element.nameWithRole()
    return rendering
  }
}

extension Element {
  /// A name is only told of elements that have a role.
  fileprivate mutating func nameWithRole() {
    if !takesValueText, let value = self["aria-valuetext"] {
      self["aria-valuetext"] = nil
      self["aria-description"] = self["aria-description"] ?? value
    }
    let isPlain = ["div", "span"].contains(tag) && self["role"] == nil
    if isPlain, self["aria-label"] != nil || self["aria-description"] != nil {
      self["role"] = "group"
    }
  }

  /// Whether the element has a number, of which a text is told in its place.
  private var takesValueText: Bool {
    tag == "progress" || self["role"] == "progressbar" || self["type"] == "range"
  }
}
