public import CasePaths

// Compiler errors for a `Scope` to a child that may be missing.

extension Scope {
  /// Explains how to run an optional child.
  @available(
    *,
    unavailable,
    message: """
      The child may not be there: attach '.ifLet(\\.child, action: \\.child) { Child() }' to a reducer in the \
      body, in place of 'Scope'.
      """
  )
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState?>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    fatalError("'init(state:action:child:)' is unavailable")
  }

  /// Explains that a member of the state is not that of the child.
  @available(
    *,
    unavailable,
    message: """
      The member that 'state:' names is no child of this feature: it has to be a 'var' of the child's 'State'.
      """
  )
  public init<Member, ChildState, ChildAction>(
    state toChildState: KeyPath<ParentState, Member>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    fatalError("'init(state:action:child:)' is unavailable")
  }

  /// Explains that the state has no such member.
  // NB: Without it, the compiler would choose the initializer for cases and ask for an enum. This one accepts any
  // name, so it fits when no other does.
  @available(
    *,
    unavailable,
    message: "The state has no member or case of the name in 'state:': check the spelling."
  )
  @_disfavoredOverload
  public init<ChildState, ChildAction>(
    state toChildState: KeyPath<_AnyName, _AnyName>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    fatalError("'init(state:action:child:)' is unavailable")
  }
}
