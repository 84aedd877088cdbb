/// Patches and events of the window as a whole.
extension ViewGraph {
  /// The patches that set up the window's root element and its address.
  var windowPatches: [Patch] {
    var patches: [Patch] = []
    if environment.layoutDirection == .rightToLeft {
      patches.append(.setAttribute(node: Self.rootID, name: "dir", value: "rtl"))
    }
    if let title = windowAddress.windowTitle {
      patches.append(.setAttribute(node: Self.rootID, name: "data-title", value: title))
    }
    if let address = windowAddress.sent { patches.append(.setAddress(address.text)) }
    #if DEBUG
    if picking.isOn { patches.append(.picking(true)) }
    #endif
    return patches
  }

  /// Ends the login of the window's user.
  ///
  /// - Parameter address: The address that the pages of the user show then.
  /// - Returns: Whether there was a login to end.
  func logout(to address: String) -> Bool {
    guard let onLogout else { return false }
    onLogout(address)
    return true
  }

  /// Handles an event of the window: a change of its color scheme, its metrics, its visibility, or
  /// the visibility, sizes and places of its elements.
  func handleByWindow(_ event: Event) -> EventOutcome {
    switch event {
    case .change(let isDark): systemScheme.value = isDark ? .dark : .light
    case .press(let isSeen):
      scenePhase.value = isSeen ? .active : .background
      if isSeen { frames.resume() }
    case .metrics(let metrics): self.metrics.value = metrics
    case .visibility(let change): elementVisibility.apply(change)
    case .openAddress(let text):
      guard let path = AddressPath(text) else { return .invalidValue }
      _ = windowAddress.open(path)
    // An element may have been removed in the meantime.
    case .sizes(let sizes): for one in sizes { _ = handle(.resize(one.size), on: one.node) }
    case .places(let places): for one in places { _ = handle(.place(one.place), on: one.node) }
    default: return .notListening
    }
    return .handled
  }

  /// How far the device covers the sides of the window, in reading direction.
  var safeArea: EdgeInsets {
    var insets = metrics.value.safeArea
    guard environment.layoutDirection == .rightToLeft else { return insets }
    (insets.leading, insets.trailing) = (insets.trailing, insets.leading)
    return insets
  }

  /// Asks the page to copy a text to the clipboard of the user's system.
  func copy(_ text: String) {
    guard isMounted else { return }
    afterPatches { self.emit(.copy(text)) }
  }

  /// Has the screen reader of the user read a text.
  func announce(_ text: String) {
    guard isMounted else { return }
    afterPatches { self.emit(.announce(text)) }
  }
}
