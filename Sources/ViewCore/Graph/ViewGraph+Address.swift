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
    if !hasChanged, !isKnown { ignoredAddress = path }
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
}
