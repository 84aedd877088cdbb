internal import CasePaths
internal import ConcurrencyExtras
public import ViewLayer

/// The action of a child that `$store.scope` makes a binding for.
///
/// The compiler names this protocol where an action is neither a `PresentationAction` nor a `StackAction`. A stack has a
/// `scope` of its own.
public protocol _PresentationOrStackAction<ChildAction> {
  /// The action of the child's store.
  associatedtype ChildAction

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
> {
  let store: Store<State, Action>
  let state: KeyPath<State, Child>
  let action: CaseKeyPath<Action, ChildAction>
  let location: SourceLocation
}

extension PresentationAction: _PresentationOrStackAction {
  /// The store of a child sends the child's actions.
  public typealias ChildAction = Action

  /// A binding to the store of the presented child.
  public static func _binding<Root, RootAction, Child>(
    of scope: _BindingScope<Root, RootAction, Child, Self>
  ) -> Binding<Store<Child.Unwrapped, Action>?> {
    scope.store
      .presentation(Child._scopeKeyPath(scope.state), scope.action, at: scope.location)
      .binding
  }
}
