nonisolated extension View {
  /// Runs an action when the pointer of a mouse comes over the view, or leaves it.
  ///
  /// A finger has no pointer. The pointer also leaves a view that is removed.
  ///
  /// - Parameter action: The action. It receives whether the pointer is over the view.
  /// - Returns: The view with its action.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    HoverView(content: self, action: action)
  }
}

/// The action of a view for the pointer, which stays the same object when the action changes.
private final class HoverScope {
  var action: (Bool) -> Void = { _ in }
}

private struct HoverView<Content: View> {
  let content: Content
  let action: (Bool) -> Void
  @OwnObject var scope = HoverScope()
}

extension HoverView: View {
  var body: some View {
    scope.action = action
    let element = Element("div", attributes: [.init("class", "effect")], events: .hover)
    return BoxedView(
      content,
      behavior: ElementBehavior { [scope] event in
        if case .hover(let isOver) = event { scope.action(isOver) }
      }
    ) { _ in element }
  }
}
