internal import CasePaths
internal import ConcurrencyExtras
public import ViewLayer

/// The action of a child that `$store.scope` makes a binding for: a `PresentationAction` or a `StackAction`.
public protocol _PresentationOrStackAction<ChildAction> {
  /// The action of the child's store.
  associatedtype ChildAction
  /// The kind of the state that belongs to the action.
  associatedtype _Kind

  /// A binding to the child's store.
  @MainActor
  static func _binding<State, Action, Child>(
    of scope: _BindingScope<State, Action, Child, Self>
  ) -> Binding<Store<Child.Unwrapped, ChildAction>?>
}

/// A call of `$store.scope`.
public struct _BindingScope<
  State: ObservableState,
  Action,
  Child: _ScopableState,
  ChildAction: _PresentationOrStackAction
> where Child._Kind == ChildAction._Kind {
  let store: Store<State, Action>
  let state: KeyPath<State, Child>
  let action: CaseKeyPath<Action, ChildAction>
  let location: SourceLocation
}

extension PresentationAction: _PresentationOrStackAction {
  /// The store of a child sends the child's actions.
  public typealias ChildAction = Action
  /// A presented child has an optional state.
  public typealias _Kind = _PresentedKind

  /// A binding to the store of the presented child.
  public static func _binding<Root, RootAction, Child>(
    of scope: _BindingScope<Root, RootAction, Child, Self>
  ) -> Binding<Store<Child.Unwrapped, Action>?> {
    scope.store
      .presentation(Child._scopeKeyPath(scope.state), scope.action, at: scope.location)
      .binding
  }
}

extension StackAction: _PresentationOrStackAction {
  /// The store of a stack sends the stack's actions.
  public typealias ChildAction = Self
  /// A stack belongs to the actions of its own elements.
  public typealias _Kind = StackState<State>

  /// A binding to the store of the stack, which is never nil.
  public static func _binding<Root, RootAction, Child>(
    of scope: _BindingScope<Root, RootAction, Child, Self>
  ) -> Binding<Store<Child.Unwrapped, Self>?> {
    guard let state = scope.state as? KeyPath<Root, Child.Unwrapped> else {
      preconditionFailure("'\(Child.self)' is not the stack of '\(Self.self)'")
    }
    let stack = scope.store.stack(state, scope.action)
    return Binding(stack.binding)
  }
}
