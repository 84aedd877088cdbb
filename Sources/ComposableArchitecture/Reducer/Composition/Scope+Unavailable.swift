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

  /// Says that the state has no such child.
  // NB: The compiler would tell of the initializer for cases otherwise, and ask for an enum. Any name leads to
  // something here, so that this initializer fits where no other does.
  @available(
    *,
    unavailable,
    message: """
      The state has no member of this name that holds the state of the child: check the spelling of 'state:', and that \
      it is a 'var', or a case of an enum, of the child's 'State'.
      """
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

/// A type with members of all names.
///
/// It has no values: it is for what the compiler says of names that a type does not have.
@dynamicMemberLookup
public enum _AnyName {
  /// A member.
  public subscript(dynamicMember name: String) -> _AnyName {
    switch self {}
  }
}
