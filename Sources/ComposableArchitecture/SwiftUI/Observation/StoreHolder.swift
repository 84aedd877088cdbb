public import CasePaths
internal import ConcurrencyExtras
public import ViewLayer

/// A holder of a store that makes bindings for views: `@Bindable`, `@ObservedObject`, or a binding.
@preconcurrency
@MainActor
public protocol _StoreHolder {
  associatedtype _Held

  /// The store.
  var _held: _Held { get }
}

extension Bindable: _StoreHolder {
  /// The model.
  public var _held: Value { wrappedValue }
}

extension Binding: _StoreHolder {
  /// The value.
  public var _held: Value { wrappedValue }
}

extension _StoreHolder {
  /// A binding to the store of a presented child, which is nil while there is no child.
  ///
  /// ```swift
  /// @Bindable var store: StoreOf<Inventory>
  ///
  /// .sheet(item: $store.scope(state: \.$destination, action: \.destination).edit) { editStore in
  ///   EditView(store: editStore)
  /// }
  /// .alert($store.scope(state: \.$destination, action: \.destination).alert)
  /// ```
  ///
  /// The `$` of the child may be left out. One of several children may also be written as a part of the state, as in
  /// `$store.scope(state: \.destination?.edit, action: \.destination.edit)`. The store is the same.
  ///
  /// Writing nil sends `.dismiss`, as a sheet does when the user closes it. If the child is still present
  /// afterwards, the binding reports an issue: the reducer lacks an `ifLet`.
  ///
  /// - Parameters:
  ///   - state: The state of the child: the optional, or its `@Presents` storage.
  ///   - action: The case with the child's actions.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The binding.
  public func scope<
    State: ObservableState,
    Action,
    Child: _ScopableState,
    ScopedAction: _PresentationOrStackAction
  >(
    state: KeyPath<State, Child>,
    action: CaseKeyPath<Action, ScopedAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<Child.Unwrapped, ScopedAction.ChildAction>?>
  where _Held == Store<State, Action> {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return ScopedAction._binding(
      of: _BindingScope(store: _held, state: state, action: action, location: location)
    )
  }

  /// The form of `scope(state:action:)` for a presented child without the label `state:`.
  public func scope<
    State: ObservableState,
    Action,
    Child: _ScopableState,
    ScopedAction: _PresentationOrStackAction
  >(
    _ state: KeyPath<State, Child>,
    action: CaseKeyPath<Action, ScopedAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<Child.Unwrapped, ScopedAction.ChildAction>?>
  where _Held == Store<State, Action> {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return ScopedAction._binding(
      of: _BindingScope(store: _held, state: state, action: action, location: location)
    )
  }

  /// A binding to the store of a navigation stack.
  ///
  /// ```swift
  /// NavigationStack(path: $store.scope(state: \.path, action: \.path)) { … } destination: { … }
  /// ```
  ///
  /// As in the original, a write to the binding has no effect: the path is written through the store of the stack.
  ///
  /// - Parameters:
  ///   - state: The state of the stack.
  ///   - action: The case with the actions of the stack.
  /// - Returns: The binding.
  @_disfavoredOverload
  public func scope<
    State: ObservableState,
    Action,
    Stack: _StackPart & _StackPart2 & _StackPart3 & _StackPart4,
    StackAction: _ActionOfStack & _StackPart2 & _StackPart3 & _StackPart4
  >(
    state: KeyPath<State, Stack>,
    action: CaseKeyPath<Action, StackAction>
  ) -> Binding<Store<Stack, StackAction>>
  where _Held == Store<State, Action>, StackAction._Stack == Stack {
    _held.stack(state, action).binding
  }

  /// The form of `scope(state:action:)` for a navigation stack without the label `state:`.
  @_disfavoredOverload
  public func scope<
    State: ObservableState,
    Action,
    Stack: _StackPart & _StackPart2 & _StackPart3 & _StackPart4,
    StackAction: _ActionOfStack & _StackPart2 & _StackPart3 & _StackPart4
  >(
    _ state: KeyPath<State, Stack>,
    action: CaseKeyPath<Action, StackAction>
  ) -> Binding<Store<Stack, StackAction>>
  where _Held == Store<State, Action>, StackAction._Stack == Stack {
    _held.stack(state, action).binding
  }

  /// A field of the store, which `sending` makes a binding.
  @_disfavoredOverload
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> _StoreBinding<State, Action, Member> where _Held == Store<State, Action> {
    _StoreBinding(store: _held, keyPath: keyPath)
  }
}
