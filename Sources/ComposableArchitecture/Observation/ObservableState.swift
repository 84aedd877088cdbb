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

  /// Gives the value an identity of its own if copies of it share the one that it has.
  mutating func _$willModify()
}
