/// Whether a part of the window is seen: a screen with another one above it is not.
@MainActor
final class Exposure {
  /// What waits to hear that it changed.
  @MainActor
  protocol Follower: AnyObject {
    func exposureChanged()
  }

  /// The part of the window that this one is in.
  private let outer: Exposure?
  private var followers: [Int: any Follower] = [:]
  private var lastFollower = 0
  private var outerKey: Int?

  /// The navigation stack that the part consists of, if it is one.
  weak var stack: Navigation?

  /// Whether nothing of the same part of the window is above it.
  var isOnTop = true {
    didSet { if isOnTop != oldValue { exposureChanged() } }
  }

  init(in outer: Exposure?) {
    self.outer = outer
    outerKey = outer?.add(self)
  }

  var isExposed: Bool { isOnTop && outer?.isExposed ?? true }

  func add(_ follower: some Follower) -> Int {
    lastFollower += 1
    followers[lastFollower] = follower
    return lastFollower
  }

  func remove(_ key: Int) {
    followers[key] = nil
  }

  /// Ends its part in the one around it.
  func end() {
    if let outerKey { outer?.remove(outerKey) }
  }
}

extension Exposure: Exposure.Follower {
  func exposureChanged() {
    for key in followers.keys.sorted() { followers[key]?.exposureChanged() }
  }
}

extension EnvironmentValues {
  private enum ExposureKey: EnvironmentKey {
    static var defaultValue: Exposure? { nil }
  }

  /// Whether the view is seen, or `nil` where it always is.
  var exposure: Exposure? {
    get { self[ExposureKey.self] }
    set { self[ExposureKey.self] = newValue }
  }
}
