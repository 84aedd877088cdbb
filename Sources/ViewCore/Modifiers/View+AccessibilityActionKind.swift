/// The purpose of an action for users of screen readers.
///
/// See ``View/accessibilityAction(_:_:)``.
public struct AccessibilityActionKind: Equatable, Sendable {
  fileprivate enum Kind: Equatable {
    case activate, escape, magicTap, delete, showMenu
    case named(Text)
  }

  fileprivate let kind: Kind

  /// The action of a press of the view.
  public static let `default` = Self(kind: .activate)
  /// It leaves what the view shows.
  public static let escape = Self(kind: .escape)
  /// The most important action of the view, such as answering a call.
  public static let magicTap = Self(kind: .magicTap)
  /// It deletes what the view shows.
  public static let delete = Self(kind: .delete)
  /// It shows a menu.
  public static let showMenu = Self(kind: .showMenu)

  private init(kind: Kind) {
    self.kind = kind
  }

  /// An action with a name of its own.
  ///
  /// - Parameter name: The name.
  public init(named name: Text) {
    kind = .named(name)
  }
}

nonisolated extension View {
  /// Adds an action of a kind for users of screen readers and of the keyboard.
  ///
  /// ```swift
  /// TrackRow(track)
  ///   .accessibilityAction { play(track) }
  ///   .accessibilityAction(.delete) { remove(track) }
  /// ```
  ///
  /// It is an invisible button after the view: "Activate", "Close", "Main action", "Delete" or "Show menu". The tab key
  /// reaches the default action, and a ring around the view then shows that it has the focus. While the view, or one
  /// inside, has the keyboard focus, the escape key runs an action to escape. The keys that delete a character run one
  /// to delete. A browser has no gesture or key for the other two kinds.
  ///
  /// - Parameters:
  ///   - actionKind: The kind of the action.
  ///   - handler: The action.
  /// - Returns: The view with its action.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> some View {
    AccessibilityActionView(content: self, kind: actionKind.kind, action: handler)
  }
}

/// A view with an action of a kind.
private struct AccessibilityActionView<Content: View> {
  let content: Content
  let kind: AccessibilityActionKind.Kind
  let action: () -> Void
}

extension AccessibilityActionView: ResolvedView {
  func resolve(in environment: EnvironmentValues) -> any View {
    switch kind {
    case .activate: activated
    case .escape: content.onExitCommand(perform: action).accessibilityAction(named: "Close", action)
    case .magicTap: content.accessibilityAction(named: "Main action", action)
    case .delete:
      content.onDeleteCommand(perform: action).accessibilityAction(named: "Delete", action)
    case .showMenu: content.accessibilityAction(named: "Show menu", action)
    case .named(let name): content.accessibilityAction(named: name, action)
    }
  }

  private var activated: some View {
    let button = AccessibilityActionButton(
      action: action,
      label: Text("Activate"),
      isTabStop: true
    )
    return LayeredView(
      content: content,
      views: ControlAccessory(BoxedView(button, class: "unseen \(ClassName.spoken)")),
      isBehind: false,
      box: Element("div", attributes: [.init("class", "effect represented")])
    )
  }
}
