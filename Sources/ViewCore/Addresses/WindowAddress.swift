import Foundation

/// The address of a window, and the handlers of the addresses that are opened in it.
@MainActor
final class WindowAddress {
  /// The place at which the app is served, or `nil` if the window was opened by no page.
  let base: AddressBase?
  /// The kinds of windows that the app declares.
  var windows: [WindowDeclaration] = []
  /// The path at which the page was opened, without the name of its kind of windows.
  private(set) var opened: AddressPath
  /// The kind of windows that the page shows, or `nil` if that is the first one.
  private(set) var window: WindowName?
  /// The value with which the page was opened, as a text.
  private(set) var openedValue: String?
  /// The title of a window that is not the first one.
  private(set) var windowTitle: String?
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
    let isOwn = sent != nil || window != nil
    guard let path = scope.address ?? (isOwn ? .root : nil) else { return nil }
    let whole = window.map { path.inWindow($0) ?? path } ?? path
    guard whole != sent else { return nil }
    sent = whole
    return whole
  }

  /// Notes the kind of windows that the page shows.
  ///
  /// - Parameters:
  ///   - name: Its name in addresses. The first kind needs none.
  ///   - value: The value of the window, if that is valid.
  ///   - title: The title of the window, if it has another one than the app.
  func show(_ name: String?, value: String?, title: String?) {
    opened = opened.withoutWindowName
    window = name.map { WindowName(name: $0, value: value) }
    openedValue = value
    windowTitle = title
  }

  /// Changes the value in the address of the window.
  func showValue(_ value: String?) {
    guard let window, window.value != value else { return }
    self.window?.value = value
    isOutdated = true
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
    let path = window == nil ? path : path.withoutWindowName
    guard let base, !handlers.isEmpty else { return false }
    let url = base.url(of: path)
    for id in handlers.keys.sorted() { handlers[id]?(url) }
    return true
  }
}
