public import CasePaths
public import IdentifiedCollections

// What the compiler says to those who forgot the macro of the state, or whose elements have no ids.

extension Store {
  /// Says what is missing where the state is not observed.
  @available(
    *,
    unavailable,
    message: """
      Add '@ObservableState' to the 'State' of the feature to read it from the store. Where it cannot be \
      added, observe the store with 'WithViewStore', or read it once with 'store.withState'.
      """
  )
  public var state: State { core.state }

  /// Says what is missing where a field of a state is read that is not observed.
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

  /// Says what is missing where the stores of elements are asked of a state that is not observed.
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

  /// Says which collection has elements that have stores.
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
  /// Says what is wrong where an object is to be read that is taken for a state.
  @available(
    *,
    unavailable,
    message: """
      The 'State' of the feature is a class, so that a store cannot tell when it changes. Make it a struct that \
      is marked '@ObservableState'.
      """
  )
  public var state: State { core.state }

  /// Says what is wrong where a field of an object is read that is taken for a state.
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
