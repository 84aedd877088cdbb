public import CasePaths
public import IdentifiedCollections

// Compiler errors for a state without the macro, and for elements without ids.

extension Store {
  /// Explains what is missing to read a state that is not observable.
  @available(
    *,
    unavailable,
    message: """
      Add '@ObservableState' to the 'State' of the feature to read it from the store. Where it cannot be \
      added, observe the store with 'WithViewStore', or read it once with 'store.withState'.
      """
  )
  public var state: State { core.state }

  /// Explains what is missing to read a field of a state that is not observable.
  @available(
    *,
    unavailable,
    message: """
      Add '@ObservableState' to the 'State' of the feature to read its fields from the store. Where it \
      cannot be added, observe the store with 'WithViewStore', or read it once with 'store.withState'.
      """
  )
  @_disfavoredOverload
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    core.state[keyPath: keyPath]
  }

  /// Explains what is missing to scope to the elements of a state that is not observable.
  @available(
    *,
    unavailable,
    message: """
      Add '@ObservableState' to the 'State' of the feature to get the stores of its elements. Where it \
      cannot be added, show them with 'ForEachStore'.
      """
  )
  @_disfavoredOverload
  public func scope<ElementID, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>
  ) -> [Store<ElementState, ElementAction>] {
    []
  }

  /// Explains which collection can have stores for its elements.
  @available(
    *,
    unavailable,
    message: """
      Elements with stores are found by id: declare 'var rows: IdentifiedArrayOf<Row.State>' in place of an \
      array, with 'case rows(IdentifiedActionOf<Row>)' and a 'State' that is 'Identifiable'.
      """
  )
  @_disfavoredOverload
  public func scope<ElementState, ElementAction>(
    state: KeyPath<State, [ElementState]>,
    action: CaseKeyPath<Action, ElementAction>
  ) -> [Store<ElementState, ElementAction>] {
    []
  }
}

extension Store where State: AnyObject {
  /// Explains that a class cannot be state.
  @available(
    *,
    unavailable,
    message: """
      The 'State' of the feature is a class, so that a store cannot tell when it changes. Make it a struct that \
      is marked '@ObservableState'.
      """
  )
  public var state: State { core.state }

  /// Explains that a class cannot be state, for its fields.
  @available(
    *,
    unavailable,
    message: """
      The 'State' of the feature is a class, so that a store cannot tell when it changes. Make it a struct that \
      is marked '@ObservableState'.
      """
  )
  @_disfavoredOverload
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    core.state[keyPath: keyPath]
  }
}
