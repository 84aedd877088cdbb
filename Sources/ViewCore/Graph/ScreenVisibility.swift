/// Whether a part of the window is visible: a screen that another one covers is not.
@MainActor
final class ScreenVisibility {
  /// An object that is notified when the visibility changes.
  @MainActor
  protocol Observer: AnyObject {
    func screenVisibilityChanged()
  }

  /// The visibility of the enclosing part of the window.
  private let outer: ScreenVisibility?
  private var observers: [Int: any Observer] = [:]
  private var lastObserver = 0
  private var outerKey: Int?

  /// The navigation stack that fills this part of the window, if one does.
  weak var stack: Navigation?

  /// Whether nothing in the same part of the window covers it.
  var isOnTop = true {
    didSet { if isOnTop != oldValue { screenVisibilityChanged() } }
  }

  init(in outer: ScreenVisibility?) {
    self.outer = outer
    outerKey = outer?.add(self)
  }

  var isVisible: Bool { isOnTop && outer?.isVisible ?? true }

  func add(_ observer: some Observer) -> Int {
    lastObserver += 1
    observers[lastObserver] = observer
    return lastObserver
  }

  func remove(_ key: Int) {
    observers[key] = nil
  }

  /// Stops observing the enclosing part of the window.
  func end() {
    if let outerKey { outer?.remove(outerKey) }
  }
}

extension ScreenVisibility: ScreenVisibility.Observer {
  func screenVisibilityChanged() {
    for key in observers.keys.sorted() { observers[key]?.screenVisibilityChanged() }
  }
}

extension EnvironmentValues {
  private enum ScreenVisibilityKey: EnvironmentKey {
    static var defaultValue: ScreenVisibility? { nil }
  }

  /// The visibility of the screen that the view is on, or `nil` outside of any screen.
  var screenVisibility: ScreenVisibility? {
    get { self[ScreenVisibilityKey.self] }
    set { self[ScreenVisibilityKey.self] = newValue }
  }
}
