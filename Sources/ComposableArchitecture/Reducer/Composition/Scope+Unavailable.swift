public import CasePaths

// What the compiler says to those who scope to a child that may not be there.

extension Scope {
  /// Says how a child runs that may not be there.
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
}
