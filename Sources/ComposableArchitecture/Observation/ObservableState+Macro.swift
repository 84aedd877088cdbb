/// Makes the fields of a struct, or the payloads of an enum, observable one by one.
///
/// ```swift
/// @ObservableState
/// struct State: Equatable {
///   var count = 0
///   @Presents var alert: AlertState<Action.Alert>?
///   @ObservationStateIgnored var scratch: [Int] = []
/// }
/// ```
///
/// A view that reads `store.count` runs again when the count changes, and not when something else does. Setting a
/// field to an equal value, or to the same object, is not a change. Nor is an in-place change of a number or another
/// plain value that leaves it equal, as in `state.count += 0`. An in-place change of a string, an array or a set
/// always notifies observers, even if the value stays equal, as in `state.tags.remove("absent")`. Here we differ: the
/// original compares with a copy, which makes the change copy the whole value.
///
/// An in-place change of a child's state notifies observers of the changed fields of the child. Observers of the
/// child itself are notified when another child replaces it. For an `IdentifiedArray`, observers are notified when
/// its ids change. `state.rows[id: 1] = other` keeps the ids, so observers of `store.rows[id: 1]?.title` are not
/// notified. Use a store for each row, from `store.scope(state: \.rows, action: \.rows)`, which is notified. Or set
/// the fields of the row, or all rows:
///
/// ```swift
/// var rows = state.rows
/// rows[id: 1] = other
/// state.rows = rows
/// ```
///
/// The same holds for a `StackState`. The original also compares only the ids, which costs the same for ten rows and
/// for ten thousand.
///
/// A child that is copied, changed and written back counts as replaced, because the changes of the copy are not
/// known. Observers of the child itself, or of the collection that contains it, are notified. Change it in place
/// instead:
///
/// ```swift
/// state.child.count += 1           // Notifies observers of the count.
///
/// var child = state.child
/// child.count += 1
/// state.child = child              // Notifies observers of the child as well.
/// ```
///
/// A class cannot be state, because a store detects changes by comparing values.
@attached(extension, conformances: Observable, ObservableState)
@attached(
  member,
  names: named(_$forEachField),
  named(_$id),
  named(_$observationRegistrar),
  named(_$slot),
  named(_$willModify)
)
@attached(memberAttribute)
public macro ObservableState() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ObservableStateMacro")

/// Observes a field. ``ObservableState()`` adds it to each field.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ObservationStateTrackedMacro")

/// Excludes a field of ``ObservableState()`` from observation: views that read it do not run again when it changes.
@attached(accessor, names: named(willSet))
public macro ObservationStateIgnored() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ObservationStateIgnoredMacro")

/// Holds the state of a feature that may be presented, in a type with ``ObservableState()``.
///
/// ```swift
/// @ObservableState
/// struct State: Equatable {
///   @Presents var editItem: ItemForm.State?
/// }
/// ```
///
/// The reducer integrates the feature with `ifLet(\.$editItem, action: \.editItem)`. A ``PresentationState`` holds
/// the value.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro Presents() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "PresentsMacro")
