extension View {
  /// Keeps the person from closing the sheet or popover around the view by the escape key or a tap
  /// beside it.
  ///
  /// The app still closes it, and so do the buttons that the app puts into it.
  ///
  /// - Parameter isDisabled: Whether the person is kept from it.
  /// - Returns: The view.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    DismissalBlock(content: self, isBlocking: isDisabled)
  }
}

private struct DismissalBlock<Content: View>: View {
  let content: Content
  let isBlocking: Bool
  @Environment(\.presentation) private var presentation

  var body: some View {
    LifetimeView(
      content: content,
      follower: DismissalBlocker(presentation: presentation, isBlocking: isBlocking)
    )
  }
}

private struct DismissalBlocker: LifetimeFollower {
  let presentation: Presentation?
  let isBlocking: Bool

  /// Returns what is blocked.
  func appear(in graph: ViewGraph) -> Presentation? {
    let blocked = isBlocking ? presentation : nil
    blocked?.addBlocker()
    return blocked
  }

  func update(_ memory: inout Presentation?, in graph: ViewGraph) {
    memory?.removeBlocker()
    memory = appear(in: graph)
  }

  func disappear(_ memory: Presentation?, in graph: ViewGraph) {
    memory?.removeBlocker()
  }
}
