/// A control that does something when it is tapped.
///
/// ```swift
/// Button("Increment") { count += 1 }
/// ```
public struct Button<Label: View> {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  /// Creates a button with a label of views.
  ///
  /// - Parameters:
  ///   - action: What to do when the button is tapped.
  ///   - label: What the button shows.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role and a label of views.
  ///
  /// - Parameters:
  ///   - role: What the button is for.
  ///   - action: What to do when the button is tapped.
  ///   - label: What the button shows.
  public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - titleKey: What the button reads.
  ///   - role: What the button is for.
  ///   - action: What to do when the button is tapped.
  public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title that is known only at run time.
  ///
  /// - Parameters:
  ///   - title: What the button reads.
  ///   - role: What the button is for.
  ///   - action: What to do when the button is tapped.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button: View {
  public typealias Body = Never
}

extension Button: ElementView {
  func render(in context: NodeContext) -> Rendering<Label> {
    var element = Element(
      "button",
      attributes: [.init("class", "button"), .init("type", "button")],
      events: .click
    )
    element["data-role"] = role?.name
    element["disabled"] = context.environment.isEnabled ? nil : ""
    var rendering = Rendering(
      element: element,
      content: label,
      behavior: ElementBehavior { [action, closed = context.environment.closedByButtons] _ in
        action()
        closed?.dismiss()
      }
    )
    rendering.followFocus(in: context.environment)
    return rendering
  }
}

/// What a button is for, where the page shows that.
public struct ButtonRole: Equatable, Sendable {
  let name: String

  /// The button deletes something or cannot be undone.
  public static let destructive = Self(name: "destructive")
  /// The button leaves everything as it was.
  public static let cancel = Self(name: "cancel")
}
