public import Observation

/// State whose fields are observed one by one: a view runs again when a field that it read changes.
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
/// The state keeps value semantics. Copies share their observers, so that a change of the state in a store notifies
/// views that read an earlier copy.
public protocol ObservableState: Observable {
  /// The identity of this value. A change in place keeps it.
  var _$id: ObservableStateID { get }

  /// Separates the identity of the value from that of its copies before the value changes.
  mutating func _$willModify()

  /// Gives a reducer direct access to the storage of a field, or nil to use the field's accessors.
  static func _$slot(of field: PartialKeyPath<Self>) -> _ObservedSlot<Self>?

  /// Calls a closure with the name and key path of each observed field.
  ///
  /// Observed fields are computed. Outside of Apple's platforms, Swift does not know the names of computed
  /// properties.
  static func _$forEachField(_ body: (_ name: String, _ field: PartialKeyPath<Self>) -> Void)
}

extension ObservableState {
  /// Returns nil: fields are used through their accessors.
  public static func _$slot(of field: PartialKeyPath<Self>) -> _ObservedSlot<Self>? {
    nil
  }

  /// Lists no fields.
  public static func _$forEachField(
    _ body: (_ name: String, _ field: PartialKeyPath<Self>) -> Void
  ) {}
}
