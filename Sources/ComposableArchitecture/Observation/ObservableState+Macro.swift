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
/// A view that reads `store.count` runs again when the count changes, and not when something else does.
/// Setting a field to an equal value, or to the same object, is no change; neither is changing a number or another
/// plain value in place to what it was, as in `state.count += 0`. A string, an array or a set that is changed in place
/// concerns those who read it even if it comes out equal, as in `state.tags.remove("absent")`: to compare it, the
/// original keeps a copy, which the change would have to copy whole.
///
/// Changing a child's state in place concerns those who
/// read the child's fields; those who read the child itself are concerned when another takes its place.
/// For an `IdentifiedArray` of rows the same holds of its ids: `state.rows[id: 1] = other` keeps them, so
/// that who has read `store.rows[id: 1]?.title` is not told. Give such a row a store of its own, with
/// `store.scope(state: \.rows, action: \.rows)`, which is told; or set the fields of the row, or all rows:
///
/// ```swift
/// var rows = state.rows
/// rows[id: 1] = other
/// state.rows = rows
/// ```
///
/// So it is with a `StackState`. The original compares the ids alone, too, which costs the same in ten rows and
/// in ten thousand.
///
/// A child that is copied, changed and put back is another one for those who read the child itself, or how
/// many rows there are: what was done with the copy in between, nobody knows. Change it where it is.
///
/// ```swift
/// state.child.count += 1           // Concerns who reads the count.
///
/// var child = state.child
/// child.count += 1
/// state.child = child              // Concerns who reads the child, too.
/// ```
///
/// A class cannot be state: a store tells changes by values.
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

/// Observes a field; ``ObservableState()`` adds it to each field.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ObservationStateTrackedMacro")

/// Leaves a field of ``ObservableState()`` unobserved: views that read it do not follow it.
@attached(accessor, names: named(willSet))
public macro ObservationStateIgnored() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ObservationStateIgnoredMacro")

/// Holds the state of a feature that may be presented, in ``ObservableState()``.
///
/// ```swift
/// @ObservableState
/// struct State: Equatable {
///   @Presents var editItem: ItemForm.State?
/// }
/// ```
///
/// The reducer integrates the feature with `ifLet(\.$editItem, action: \.editItem)`. See
/// ``PresentationState``, which holds the value.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro Presents() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "PresentsMacro")
