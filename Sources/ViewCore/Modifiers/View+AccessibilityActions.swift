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

nonisolated extension View {
  /// Adds actions of a category for users of screen readers, one for each button.
  ///
  /// ```swift
  /// MessageRow(message)
  ///   .accessibilityActions(category: .edit) {
  ///     Button("Cut") { cut(message) }
  ///     Button("Copy") { copy(message) }
  ///   }
  /// ```
  ///
  /// The buttons are a group with the name of the category. Those of the default category are no group.
  ///
  /// - Parameters:
  ///   - category: The category.
  ///   - content: The buttons.
  /// - Returns: The view with its actions.
  @ViewBuilder
  public func accessibilityActions(
    category: AccessibilityActionCategory,
    @ViewBuilder _ content: () -> some View
  ) -> some View {
    if let name = category.name {
      accessibilityActions { ActionGroup(name: name, content: content()) }
    } else {
      accessibilityActions(content)
    }
  }
}

/// A category of actions for users of screen readers.
public struct AccessibilityActionCategory: Equatable, Sendable {
  /// The name, or `nil` for the default category.
  fileprivate let name: Text?

  /// Actions without a category of their own.
  public static let `default` = Self(name: nil)
  /// Actions that edit.
  public static let edit = Self(Text("Edit"))

  private init(name: Text?) {
    self.name = name
  }

  /// A category with a name of its own.
  ///
  /// - Parameter name: The name.
  public init(_ name: Text) {
    self.name = name
  }

  /// A category with a name of its own.
  ///
  /// - Parameter nameKey: The name.
  public init(_ nameKey: LocalizedStringKey) {
    self.init(Text(nameKey))
  }

  /// A category with a name of its own.
  ///
  /// - Parameter name: The name.
  @_disfavoredOverload
  public init(_ name: some StringProtocol) {
    self.init(Text(name))
  }
}

/// Actions in a group with a name.
private struct ActionGroup<Content: View> {
  let name: Text
  let content: Content
}

extension ActionGroup: ElementView {
  func render(in context: NodeContext) -> Rendering<Content> {
    var element = Element("div", attributes: [.init("role", "group")])
    element["aria-label"] = name.string(in: context.environment)
    return Rendering(element: element, content: content)
  }
}

/// The style of a button that is an action for users of screen readers.
private struct AccessibilityActionButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    AccessibilityActionButton(action: configuration.trigger, label: configuration.label)
  }
}
