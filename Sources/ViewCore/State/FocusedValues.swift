import Observation

/// A key of a value that the views with the keyboard focus, or those of the visible screen, provide.
///
/// ```swift
/// struct PlayerKey: FocusedValueKey {
///   typealias Value = Player
/// }
///
/// extension FocusedValues {
///   var player: Player? {
///     get { self[PlayerKey.self] }
///     set { self[PlayerKey.self] = newValue }
///   }
/// }
/// ```
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values that views provide while they have the keyboard focus, or while they are on the visible screen.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key, or `nil` if no view provides one now.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type, or `nil` if no view provides one now.
  subscript<Object: AnyObject & Observable>(objectType: Object.Type) -> Object? {
    get { values[ObjectIdentifier(objectType)] as? Object }
    set { values[ObjectIdentifier(objectType)] = newValue }
  }
}

/// The focused values of a window.
@MainActor
final class FocusedValueStore {
  /// A value of the visible screen.
  final class SceneValue {
    fileprivate let apply: (inout FocusedValues) -> Void

    init(apply: @escaping (inout FocusedValues) -> Void) {
      self.apply = apply
    }
  }

  /// Counts the changes, so that those who read a value run again.
  private let version = StateLocation(0)
  /// The values of the visible screen, of which a later one counts.
  private var sceneValues: [SceneValue] = []
  private var scope: FocusScope?

  nonisolated init() {}

  /// The values now, which the running view follows.
  var values: FocusedValues {
    _ = version.value
    var values = FocusedValues()
    for value in sceneValues { value.apply(&values) }
    scope?.apply(to: &values)
    return values
  }

  func add(_ value: SceneValue) {
    sceneValues.append(value)
    noteChange()
  }

  func remove(_ value: SceneValue) {
    sceneValues.removeAll { $0 === value }
    noteChange()
  }

  /// Notes which control has the focus.
  func focusMoved(to control: ElementNode?) {
    let old = scope
    switch control?.focusScope {
    case .last: break
    case .of(let scope): self.scope = scope
    case nil: scope = nil
    }
    if scope !== old { noteChange() }
  }

  /// Notes that a view around the focus may provide another value.
  func valueChanged(in scope: FocusScope, of graph: ViewGraph) {
    guard self.scope?.isInside(scope) == true else { return }
    graph.afterUpdate { self.noteChange() }
  }

  private func noteChange() {
    version.value = version.peek() &+ 1
  }
}

/// A view that provides a value while a control inside has the focus.
@MainActor
final class FocusScope {
  /// The next one of the views around.
  weak var outer: FocusScope?
  private(set) var change: (inout FocusedValues) -> Void = { _ in }
  private var value: Any?

  nonisolated init() {}

  /// Provides a value.
  ///
  /// - Returns: Whether it differs from the one before.
  func provide<Value>(
    _ value: Value?,
    by apply: @escaping (Value?, inout FocusedValues) -> Void
  ) -> Bool {
    change = { apply(value, &$0) }
    let old = self.value as? Value?
    self.value = value
    return old.map { !Equality.areEqual($0, value) } ?? true
  }

  fileprivate func isInside(_ other: FocusScope) -> Bool {
    self === other || outer?.isInside(other) == true
  }

  /// Adds the values of the view and of those around, of which the inner ones count.
  fileprivate func apply(to values: inout FocusedValues) {
    outer?.apply(to: &values)
    change(&values)
  }

  /// The view that provides values while a control has the focus.
  enum Choice {
    case of(FocusScope)
    /// The view that had the focus before the control got it.
    case last
  }
}

extension EnvironmentValues {
  private enum FocusedValueStoreKey: EnvironmentKey {
    static var defaultValue: FocusedValueStore? { nil }
  }

  private enum FocusScopeKey: EnvironmentKey {
    static var defaultValue: FocusScope? { nil }
  }

  /// The focused values of the window.
  var focusedValueStore: FocusedValueStore? {
    get { self[FocusedValueStoreKey.self] }
    set { self[FocusedValueStoreKey.self] = newValue }
  }

  /// The innermost view around that provides a value while it has the focus.
  var focusScope: FocusScope? {
    get { self[FocusScopeKey.self] }
    set { self[FocusScopeKey.self] = newValue }
  }
}
