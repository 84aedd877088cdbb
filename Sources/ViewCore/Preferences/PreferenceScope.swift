/// The views inside of a view that reads a preference.
///
/// It is notified of the changes after which the preference may differ. Only then the value is computed again.
@MainActor
final class PreferenceScope {
  private let key: ObjectIdentifier
  private let outer: PreferenceScope?
  private unowned let graph: ViewGraph
  private weak var reader: (any PreferenceReader)?
  private var isStale = false

  init<Key: PreferenceKey>(of key: Key.Type, in context: NodeContext) {
    self.key = ObjectIdentifier(key)
    outer = context.environment.preferenceScope
    graph = context.graph
  }

  /// Begins to notify a reader, which gets the first value in this flush.
  func open(for reader: some PreferenceReader) {
    self.reader = reader
    enqueue()
  }

  /// Ends the notifications.
  func close() {
    reader = nil
  }

  /// Notes that a view has another value for a key.
  func invalidate<Key: PreferenceKey>(_ key: Key.Type) {
    invalidate(ObjectIdentifier(key))
  }

  /// Notes that views are in another order.
  func invalidateOrder() {
    invalidate(nil)
  }

  private func invalidate(_ key: ObjectIdentifier?) {
    var next: PreferenceScope? = self
    while let scope = next {
      if key == nil || key == scope.key { scope.enqueue() }
      next = scope.outer
    }
  }

  private func enqueue() {
    guard !isStale else { return }
    isStale = true
    graph.preferences.add(self)
  }

  fileprivate func update() {
    isStale = false
    reader?.readPreference()
  }
}

/// A node that reads a preference of the views inside.
@MainActor
protocol PreferenceReader: AnyObject {
  func readPreference()
}

/// The readers of a window whose preference may have changed.
@MainActor
final class PreferenceUpdates {
  private var scopes: [PreferenceScope] = []
  /// The number of flushes so far.
  private(set) var flush = 0

  /// Whether all readers have the current value.
  var areDone: Bool { scopes.isEmpty }

  func beginFlush() {
    flush += 1
  }

  func add(_ scope: PreferenceScope) {
    scopes.append(scope)
  }

  /// Gives the readers their values.
  ///
  /// - Returns: Whether any value may have changed.
  func run() -> Bool {
    let scopes = self.scopes
    self.scopes = []
    for scope in scopes { scope.update() }
    return !scopes.isEmpty
  }

  func removeAll() {
    scopes = []
  }
}

extension EnvironmentValues {
  private enum PreferenceScopeKey: EnvironmentKey {
    static var defaultValue: PreferenceScope? { nil }
  }

  /// The innermost view around that reads a preference.
  var preferenceScope: PreferenceScope? {
    get { self[PreferenceScopeKey.self] }
    set { self[PreferenceScopeKey.self] = newValue }
  }
}
