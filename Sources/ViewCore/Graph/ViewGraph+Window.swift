/// Patches and events of the window as a whole.
extension ViewGraph {
  /// The patches that set up the window's root element.
  var windowPatches: [Patch] {
    guard environment.layoutDirection == .rightToLeft else { return [] }
    return [.setAttribute(node: Self.rootID, name: "dir", value: "rtl")]
  }

  /// Handles an event of the window: a change of its color scheme, its visibility, or the
  /// visibility and sizes of its elements.
  func handleByWindow(_ event: Event) -> EventOutcome {
    switch event {
    case .change(let isDark): systemScheme.value = isDark ? .dark : .light
    case .press(let isSeen): scenePhase.value = isSeen ? .active : .background
    case .visibility(let change): elementVisibility.apply(change)
    // An element may have been removed in the meantime.
    case .sizes(let sizes): for one in sizes { _ = handle(.resize(one.size), on: one.node) }
    default: return .notListening
    }
    return .handled
  }
}
