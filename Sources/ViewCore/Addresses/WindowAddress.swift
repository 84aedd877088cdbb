import Foundation

/// The address of a window, and the handlers of the addresses that are opened in it.
@MainActor
final class WindowAddress {
  /// The place at which the app is served, or `nil` if the window was opened by no page.
  let base: AddressBase?
  /// The path at which the page was opened.
  let opened: AddressPath
  /// The scope of the whole window.
  private(set) lazy var scope = AddressScope { [weak self] in self?.isOutdated = true }
  private var isOutdated = false
  /// The address that the page has received last.
  private(set) var sent: AddressPath?
  private var handlers: [Int: (URL) -> Void] = [:]
  private var lastHandler = 0

  init(_ address: PageAddress?) {
    base = address?.base
    opened = address?.path ?? .root
  }

  /// The address that the page has to show, if that has changed.
  ///
  /// An app that never sets an address keeps the one at which it was opened. A screen without one that covers
  /// nothing has the address of the app itself.
  func takeChange() -> AddressPath? {
    guard isOutdated else { return nil }
    isOutdated = false
    guard let path = scope.address ?? sent.map({ _ in .root }), path != sent else { return nil }
    sent = path
    return path
  }

  func addHandler(_ handler: @escaping (URL) -> Void) -> Int {
    lastHandler += 1
    handlers[lastHandler] = handler
    return lastHandler
  }

  func changeHandler(_ id: Int, to handler: @escaping (URL) -> Void) {
    handlers[id] = handler
  }

  func removeHandler(_ id: Int) {
    handlers[id] = nil
  }

  /// Calls the handlers with an address of the app, in the order in which their views appeared.
  ///
  /// - Returns: Whether there is a handler.
  func open(_ path: AddressPath) -> Bool {
    guard let base, !handlers.isEmpty else { return false }
    let url = base.url(of: path)
    for id in handlers.keys.sorted() { handlers[id]?(url) }
    return true
  }
}
