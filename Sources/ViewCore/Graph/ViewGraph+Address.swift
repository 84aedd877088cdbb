import Foundation

/// Addresses that are opened in the window.
extension ViewGraph {
  /// Passes the address at which the page was opened to the app, before anything is shown.
  func openFirstAddress() {
    let path = windowAddress.opened
    guard path != .root else { return }
    let dirtyCount = pending.nodes.count
    let hasChanged = windowAddress.open(path) && pending.nodes.count > dirtyCount
    // The first screen may have the address already. A query alone, such as that of a campaign,
    // asks for no other one.
    let first = windowAddress.scope.address ?? .root
    let isKnown = [first, .root].contains { $0.withoutQuery == path.withoutQuery }
    if !hasChanged, !isKnown { ignoredAddress = AddressPath(path.withoutQuery) }
  }

  /// Opens an address of the app in the window, and any other address in a new tab.
  ///
  /// - Returns: Whether the URL could be opened. The page may be gone, and it opens no URL of an unknown kind.
  func open(_ url: URL) -> Bool {
    guard isMounted else { return false }
    if let path = windowAddress.base?.path(of: url), windowAddress.open(path) { return true }
    guard url.leadsOutside else { return false }
    afterPatches { self.emit(.open(url.absoluteString)) }
    return true
  }

  /// The kind of windows that the address of the page names, or the first one.
  ///
  /// It stays the same for the whole life of the window.
  ///
  /// - Parameters:
  ///   - windows: The kinds of windows that the app declares.
  ///   - environment: The environment of the window.
  /// - Returns: The kind of windows. It is `nil` if there is none.
  func chooseWindow(
    among windows: [WindowDeclaration],
    in environment: EnvironmentValues
  ) -> WindowDeclaration? {
    let isFirstTime = windowAddress.windows.isEmpty
    windowAddress.windows = windows
    if isFirstTime { reportNamesUsedTwice(among: windows) }
    let asked = isFirstTime ? windowAddress.opened.windowName : windowAddress.window
    guard let asked, let window = windows.first(where: { $0.name == asked.name }) else {
      return windows.first
    }
    guard isFirstTime else { return window }
    let value = asked.value.flatMap { window.accepts($0) ? $0 : nil }
    windowAddress.show(
      asked.name,
      value: value,
      title: window.title?.string(in: environment)
    )
    if asked.value != nil, value == nil {
      ignoredAddress = AddressPath.root.inWindow(WindowName(name: asked.name))
    }
    return window
  }

  private func reportNamesUsedTwice(among windows: [WindowDeclaration]) {
    var known: Set<String> = []
    for window in windows {
      guard let name = window.name, !known.insert(name).inserted, isFirstReport(at: window.location)
      else { continue }
      Issues.report(Issues.windowNamedTwice(name), at: window.location)
    }
  }

  /// Opens a window of the app on a new page.
  ///
  /// Nothing happens in a window that no page shows.
  func openWindow(at path: AddressPath) {
    guard isMounted, let base = windowAddress.base else { return }
    afterPatches { self.emit(.open(base.pageURL(of: path).absoluteString)) }
  }
}
