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
/// Setting a field to an equal value is no change. Changing a child's state in place concerns those who
/// read the child's fields; those who read the child itself are concerned when another takes its place.
/// For an `IdentifiedArray` of rows the same holds of its ids.
///
/// A class cannot be state: a store tells changes by values.
@attached(extension, conformances: Observable, ObservableState)
@attached(
  member,
  names: named(_$id),
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
