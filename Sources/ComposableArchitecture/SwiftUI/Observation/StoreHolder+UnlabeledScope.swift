public import CasePaths
#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif

// Scopes without the label of the state, which say the same.

extension _StoreHolder {
  /// The store of a child that is presented, as a binding: nil while nothing is.
  ///
  /// ```swift
  /// .sheet(item: $store.scope(\.$destination, action: \.destination).edit) { editStore in
  ///   EditView(store: editStore)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The state of the child: the optional, or what `@Presents` keeps it in.
  ///   - action: The case that holds its actions.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The binding.
  public func scope<State: ObservableState, Action, Child: _ScopableState, ChildAction>(
    _ state: KeyPath<State, Child>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<Child.Unwrapped, ChildAction>?> where _Held == Store<State, Action> {
    scope(
      state: state,
      action: action,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// The store of a navigation stack, as a binding.
  ///
  /// ```swift
  /// NavigationStack(path: $store.scope(\.path, action: \.path)) { … } destination: { … }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The stack.
  ///   - action: The case that holds its actions.
  /// - Returns: The binding.
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    _ state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where _Held == Store<State, Action> {
    scope(state: state, action: action)
  }
}
