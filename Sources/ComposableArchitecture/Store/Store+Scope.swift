public import CasePaths

extension Store {
  /// The store of a child, with the child's state and actions.
  ///
  /// ```swift
  /// ProfileView(store: store.scope(state: \.profile, action: \.profile))
  /// ```
  ///
  /// The child's view then depends only on its own feature. Scoping to the same child again returns the same store.
  ///
  /// - Parameters:
  ///   - state: The child's state.
  ///   - action: The case that holds the child's actions.
  ///   - fileID: Not used: see the note below.
  ///   - filePath: Not used.
  ///   - line: Not used.
  ///   - column: Not used.
  /// - Returns: The store of the child.
  // NB: The overload for collections has default arguments. If this one had none, the compiler would prefer it for
  // collections.
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Store<ChildState, ChildAction> {
    childStore(state, action)
  }

  /// The cached store of a child.
  ///
  /// - Parameters:
  ///   - state: The child's state.
  ///   - action: The case that holds the child's actions.
  /// - Returns: The same store each time.
  func childStore<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    _ action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    cachedStore(state, action) { id in
      let route = ChildRoutes.route(of: id) {
        ChildRoute(StateProjection(state), embed: AnyCasePath(action).embedding)
      }
      return Store<ChildState, ChildAction>(
        core: ScopedCore(core, projection: route.projection, embed: route.embed),
        isCached: isCached
      )
    }
  }

  /// The store of a property of the state that sends all actions.
  ///
  /// ```swift
  /// TitleView(store: store.scope(state: \.title, action: \.self))
  /// ```
  ///
  /// - Parameters:
  ///   - state: The property.
  ///   - action: All actions: `\.self`.
  /// - Returns: The same store each time.
  // NB: Without this method, the compiler would convert both key paths to functions, because that overload is
  // preferred.
  public func scope<ChildState>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, Action>
  ) -> Store<ChildState, Action> {
    childStore(state, action)
  }

  /// The store of a child, with functions instead of key paths.
  ///
  /// ```swift
  /// store.scope(state: \.profile, action: { .profile($0) })
  /// store.scope(state: \.profile, action: Settings.Action.profile)
  /// ```
  ///
  /// Each call creates a new store.
  ///
  /// - Parameters:
  ///   - toChildState: Reads the child's state from the state.
  ///   - fromChildAction: Embeds the child's action in an action of this store.
  /// - Returns: The store of the child.
  public func scope<ChildState, ChildAction>(
    state toChildState: @escaping (_ state: State) -> ChildState,
    action fromChildAction: @escaping (_ childAction: ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    Store<ChildState, ChildAction>(
      core: ScopedCore(core, projection: .function(toChildState), embed: fromChildAction),
      isCached: false
    )
  }
}
