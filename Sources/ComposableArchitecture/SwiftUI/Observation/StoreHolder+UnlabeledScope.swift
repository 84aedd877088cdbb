public import CasePaths
internal import ConcurrencyExtras
public import ViewLayer

extension _StoreHolder {
  /// The form of `scope(state:action:)` for a presented child without the label `state:`.
  public func scope<State: ObservableState, Action, Child: _ScopableState, ChildAction>(
    _ state: KeyPath<State, Child>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<Child.Unwrapped, ChildAction>?> where _Held == Store<State, Action> {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return _held.presentation(Child._scopeKeyPath(state), action, at: location).binding
  }

  /// The form of `scope(state:action:)` for a navigation stack without the label `state:`.
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    _ state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where _Held == Store<State, Action> {
    _held.stack(state, action).binding
  }
}
