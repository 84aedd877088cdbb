/// What concerns the window as a whole.
extension ViewGraph {
  /// What the page is told of its window as a whole.
  var windowPatches: [Patch] {
    guard environment.layoutDirection == .rightToLeft else { return [] }
    return [.setAttribute(node: Self.rootID, name: "dir", value: "rtl")]
  }

  /// What happens to the window as a whole: it becomes dark or light, is covered or seen, or parts of it
  /// come into sight or get a size.
  func handleByWindow(_ event: Event) -> EventOutcome {
    switch event {
    case .change(let isDark): systemScheme.value = isDark ? .dark : .light
    case .press(let isSeen): scenePhase.value = isSeen ? .active : .background
    case .visibility(let change): elementVisibility.apply(change)
    // An element may have gone meanwhile.
    case .sizes(let sizes): for one in sizes { _ = handle(.resize(one.size), on: one.node) }
    default: return .notListening
    }
    return .handled
  }
}
