public import CasePaths
#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif

// What the compiler says to those whose children cannot be presented as they are.

extension _StoreHolder {
  /// Says what is missing where a child is presented by a state that is not observed.
  @available(
    *,
    unavailable,
    message: """
      Add '@ObservableState' to the 'State' of the feature to present a child by its optional state, which is \
      marked with '@Presents'.
      """
  )
  @_disfavoredOverload
  public func scope<State, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where _Held == Store<State, Action> {
    fatalError("'scope(state:action:)' is unavailable")
  }

  /// Says what is missing where a child is presented whose actions do not say that it is dismissed.
  @available(
    *,
    unavailable,
    message: """
      The action has no '.dismiss' to send when the child is closed: declare 'case \
      child(PresentationAction<Child.Action>)'.
      """
  )
  @_disfavoredOverload
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Binding<Store<ChildState, ChildAction>?> where _Held == Store<State, Action> {
    fatalError("'scope(state:action:)' is unavailable")
  }

  /// Says what is missing where a stack is shown by a state that is not observed.
  @available(
    *,
    unavailable,
    message: "Add '@ObservableState' to the 'State' of the feature to show its navigation stack."
  )
  @_disfavoredOverload
  public func scope<State, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where _Held == Store<State, Action> {
    fatalError("'scope(state:action:)' is unavailable")
  }

  /// Says what a binding to a field of the state needs.
  @available(
    *,
    unavailable,
    message: """
      To bind to a field of the state, mark 'State' with '@ObservableState', let 'Action' conform to \
      'BindableAction' by 'case binding(BindingAction<State>)', put 'BindingReducer()' into the body, and let \
      the type of the field conform to 'Equatable' and 'Sendable'. For this field alone, write \
      '$store.field.sending(\\.action)'.
      """
  )
  @_disfavoredOverload
  public subscript<State, Action, Member>(
    dynamicMember keyPath: WritableKeyPath<State, Member>
  ) -> Binding<Member> where _Held == Store<State, Action> {
    fatalError("'subscript(dynamicMember:)' is unavailable")
  }
}
