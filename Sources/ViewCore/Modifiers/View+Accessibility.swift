nonisolated extension View {
  /// Sets the view's name for screen readers.
  ///
  /// - Parameter labelKey: The name.
  /// - Returns: The view with its name.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the view's name for screen readers.
  ///
  /// - Parameter label: The name.
  /// - Returns: The view with its name.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets the view's name for screen readers.
  ///
  /// - Parameter label: The name.
  /// - Returns: The view with its name.
  public func accessibilityLabel(_ label: Text) -> some View {
    AnnotatedView(content: self, name: "aria-label") { label.string(in: $0) }
  }

  /// Sets the view's current value for screen readers.
  ///
  /// - Parameter valueKey: The description of the value.
  /// - Returns: The view with its value.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the view's current value for screen readers.
  ///
  /// - Parameter value: The description of the value.
  /// - Returns: The view with its value.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some View {
    accessibilityValue(Text(value))
  }

  /// Sets the view's current value for screen readers.
  ///
  /// - Parameter value: The description of the value.
  /// - Returns: The view with its value.
  public func accessibilityValue(_ value: Text) -> some View {
    AnnotatedView(content: self, name: "aria-valuetext") { value.string(in: $0) }
  }

  /// Sets a hint for screen readers about the result of using the view.
  ///
  /// - Parameter hintKey: The hint.
  /// - Returns: The view with its hint.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Sets a hint for screen readers about the result of using the view.
  ///
  /// - Parameter hint: The hint.
  /// - Returns: The view with its hint.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Sets a hint for screen readers about the result of using the view.
  ///
  /// - Parameter hint: The hint.
  /// - Returns: The view with its hint.
  public func accessibilityHint(_ hint: Text) -> some View {
    AnnotatedView(content: self, name: "aria-description") { hint.string(in: $0) }
  }

  /// Hides the view from screen readers.
  ///
  /// - Parameter hidden: Whether the view is hidden.
  /// - Returns: The view, which screen readers may skip.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    AnnotatedView(content: self, name: "aria-hidden") { _ in hidden ? "true" : nil }
  }

  /// Gives the view an identifier for tests, in the attribute `data-identifier`.
  ///
  /// - Parameter identifier: The name.
  /// - Returns: The view with its identifier.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    AnnotatedView(content: self, name: "data-identifier") { _ in identifier }
  }

  /// Adds a help text, which appears as a tooltip and which screen readers read.
  ///
  /// - Parameter textKey: The help text.
  /// - Returns: The view with its help.
  public func help(_ textKey: LocalizedStringKey) -> some View {
    help(Text(textKey))
  }

  /// Adds a help text, which appears as a tooltip and which screen readers read.
  ///
  /// - Parameter text: The help text.
  /// - Returns: The view with its help.
  public func help(_ text: Text) -> some View {
    AnnotatedView(content: self, name: "title") { text.string(in: $0) }
  }

  /// Adds a help text, which appears as a tooltip and which screen readers read.
  ///
  /// - Parameter text: The help text.
  /// - Returns: The view with its help.
  @_disfavoredOverload
  public func help(_ text: some StringProtocol) -> some View {
    help(Text(text))
  }
}

/// A view that sets an attribute of the next element inside.
struct AnnotatedView<Content: View> {
  let content: Content
  let name: String
  let value: @MainActor (EnvironmentValues) -> String?
}

extension AnnotatedView: ContextView {
  func change(_ context: inout NodeContext) {
    guard let value = value(context.environment) else { return }
    // The innermost modifier is the last one, and overrides the others.
    context.attributes.append(.init(name, value))
  }
}

extension Rendering {
  /// Adds the attributes of modifiers to the element.
  func annotated(with attributes: [Element.Attribute], if isMeant: Bool) -> Self {
    guard isMeant, !attributes.isEmpty else { return self }
    var rendering = self
    for attribute in attributes
    where attribute.name != "role" || self.element.takesRole(attribute.value) {
      rendering.element[attribute.name] = attribute.value
    }
    rendering.element.nameWithRole()
    rendering.element.completeHeading()
    rendering.element.completeRole()
    return rendering
  }
}

extension Element {
  /// Screen readers read the name only of an element with a role.
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

  /// Gives a heading without a level that of a heading below the title of a screen.
  mutating func completeHeading() {
    if self["role"] == "heading", self["aria-level"] == nil { self["aria-level"] = "2" }
  }

  /// Gives roles of traits the states that belong to them.
  fileprivate mutating func completeRole() {
    switch self["role"] {
    case "switch" where tag != "input" && self["aria-checked"] == nil:
      self["aria-checked"] = self["aria-current"] ?? "false"
      self["aria-current"] = nil
    case "dialog" where tag != "dialog": self["aria-modal"] = "true"
    default: break
    }
  }

  /// Whether the element has no role that the one of a trait would contradict.
  fileprivate func takesRole(_ role: String) -> Bool {
    switch tag {
    case "div", "span", "svg":
      [nil, "group", "img"].contains(self["role"]) && role != "searchbox"
    case "button": self["role"] == nil && role == "switch"
    case "input":
      self["role"] == nil && role == "searchbox" && ["text", nil].contains(self["type"])
    default: false
    }
  }

  /// Whether the element has a numeric value, which a text can describe.
  private var takesValueText: Bool {
    tag == "progress" || self["role"] == "progressbar" || self["type"] == "range"
  }
}
