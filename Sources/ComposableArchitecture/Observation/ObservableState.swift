public import Observation

/// State whose fields are observed one by one: a view runs again when a field that it read changed.
///
/// The macro ``ObservableState()`` makes a struct or an enum conform:
///
/// ```swift
/// @ObservableState
/// struct State: Equatable {
///   var count = 0
///   var isLoading = false
/// }
/// ```
///
/// The state stays a value. Copies share the registration of their observers, so that a change of the
/// state in a store reaches those who read it before.
public protocol ObservableState: Observable {
  /// What tells this value from others of its type; a change in place keeps it.
  var _$id: ObservableStateID { get }

  /// Gives copies of the value another identity than it has, as it is about to change and they are not.
  mutating func _$willModify()

  /// How a reducer reaches a field to change a child in it, or nil for the way that everyone goes.
  static func _$slot(of field: PartialKeyPath<Self>) -> _ObservedSlot<Self>?

  /// Calls a closure with each field that is observed, and its name.
  ///
  /// Off Apple's platforms Swift does not know the names of computed properties, which observed fields are.
  static func _$forEachField(_ body: (_ name: String, _ field: PartialKeyPath<Self>) -> Void)
}

extension ObservableState {
  /// None.
  public static func _$slot(of field: PartialKeyPath<Self>) -> _ObservedSlot<Self>? {
    nil
  }

  /// None.
  public static func _$forEachField(
    _ body: (_ name: String, _ field: PartialKeyPath<Self>) -> Void
  ) {}
}
