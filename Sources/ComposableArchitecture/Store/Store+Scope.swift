public import CasePaths

extension Store {
  /// The store of a child: it sees a part of the state and sends the child's actions.
  ///
  /// ```swift
  /// ProfileView(store: store.scope(state: \.profile, action: \.profile))
  /// ```
  ///
  /// The view of the child then depends on nothing but its own feature. Scoping to the same child again
  /// gives the same store.
  ///
  /// - Parameters:
  ///   - state: The part of the state.
  ///   - action: The case that holds the child's actions.
  /// - Returns: The store of the child.
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    part(state, action)
  }

  /// The store of a part of the state, the same one each time.
  ///
  /// - Parameters:
  ///   - state: The part.
  ///   - action: The case of the actions of the part.
  /// - Returns: The store.
  func part<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    _ action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    children.store(for: state, action) {
      Store<ChildState, ChildAction>(
        core: ScopedCore(core, part: Part(state), embed: AnyCasePath(action).embedding),
        isCached: isCached
      )
    }
  }

  /// The store of a part of the state that sends all actions.
  ///
  /// ```swift
  /// TitleView(store: store.scope(state: \.title, action: \.self))
  /// ```
  ///
  /// - Parameters:
  ///   - state: The part of the state.
  ///   - action: All actions: `\.self`.
  /// - Returns: The store of the part, the same one each time.
  // NB: Without it the compiler takes both key paths for functions, which are what it is to try first.
  public func scope<ChildState>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, Action>
  ) -> Store<ChildState, Action> {
    part(state, action)
  }

  /// The store of a child, with functions in place of key paths.
  ///
  /// ```swift
  /// store.scope(state: \.profile, action: { .profile($0) })
  /// store.scope(state: \.profile, action: Settings.Action.profile)
  /// ```
  ///
  /// Each call makes a new store.
  ///
  /// - Parameters:
  ///   - toChildState: Takes the child's state from the state.
  ///   - fromChildAction: Makes an action of the child's.
  /// - Returns: The store of the child.
  public func scope<ChildState, ChildAction>(
    state toChildState: @escaping (_ state: State) -> ChildState,
    action fromChildAction: @escaping (_ childAction: ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    Store<ChildState, ChildAction>(
      core: ScopedCore(core, part: .function(toChildState), embed: fromChildAction),
      isCached: false
    )
  }
}
