public import CasePaths
internal import ConcurrencyExtras

extension Reducer {
  /// Runs a child on an optional part of the state, while there is one.
  ///
  /// ```swift
  /// struct Library: Reducer {
  ///   struct State { var player: Player.State? … }
  ///   enum Action { case player(Player.Action) … }
  ///
  ///   var body: some ReducerOf<Self> {
  ///     Reduce { state, action in … }
  ///       .ifLet(\.player, action: \.player) {
  ///         Player()
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - The child runs before this reducer, so that its state is there when it handles its action.
  /// - The child's effects are cancelled when its state becomes nil, or another child: a state with
  ///   another `id`, or of another case.
  /// - An action for a child that is not there is reported as an issue; this reducer still runs.
  ///
  /// A child that is presented, and may dismiss itself, is held in `@PresentationState` instead.
  ///
  /// - Parameters:
  ///   - toWrappedState: The optional part of the state.
  ///   - toWrappedAction: The case that holds the child's actions.
  ///   - wrapped: The child, or several reducers as in a body.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A reducer that runs the child, then this one.
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer<WrappedState, WrappedAction>>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _IfLetReducer(
      parent: self,
      child: wrapped(),
      toChildState: toWrappedState,
      toChildAction: AnyCasePath(toWrappedAction),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs a child on an optional part of the state, while there is one.
  ///
  /// - Parameters:
  ///   - toWrappedState: The optional part of the state.
  ///   - toWrappedAction: The case that holds the child's actions, such as `/Action.player`.
  ///   - wrapped: The child, or several reducers as in a body.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A reducer that runs the child, then this one.
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer<WrappedState, WrappedAction>>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: AnyCasePath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _IfLetReducer(
      parent: self,
      child: wrapped(),
      toChildState: toWrappedState,
      toChildAction: toWrappedAction,
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Clears an optional alert or dialog when one of its buttons is tapped.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.alert, action: \.alert)
  /// ```
  ///
  /// This reducer sees the action, and may put something else in the alert's place.
  ///
  /// - Parameters:
  ///   - toWrappedState: The optional alert or dialog.
  ///   - toWrappedAction: The case that holds the actions of its buttons.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A reducer that runs this one and clears the state.
  public func ifLet<WrappedState: _EphemeralState, WrappedAction>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfLetReducer<Self, EmptyReducer<WrappedState, WrappedAction>> {
    _IfLetReducer(
      parent: self,
      child: EmptyReducer(),
      toChildState: toWrappedState,
      toChildAction: AnyCasePath(toWrappedAction),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Clears an optional alert or dialog when one of its buttons is tapped.
  ///
  /// - Parameters:
  ///   - toWrappedState: The optional alert or dialog.
  ///   - toWrappedAction: The case that holds the actions of its buttons, such as `/Action.alert`.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A reducer that runs this one and clears the state.
  public func ifLet<WrappedState: _EphemeralState, WrappedAction>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: AnyCasePath<Action, WrappedAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfLetReducer<Self, EmptyReducer<WrappedState, WrappedAction>> {
    _IfLetReducer(
      parent: self,
      child: EmptyReducer(),
      toChildState: toWrappedState,
      toChildAction: toWrappedAction,
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A reducer with a child on an optional part of its state.
public struct _IfLetReducer<Parent: Reducer, Child: Reducer>: Reducer {
  private let parent: Parent
  private let child: _ReducerRunner<Child.State, Child.Action>
  private let toChildState: WritableKeyPath<Parent.State, Child.State?>
  private let toChildAction: AnyCasePath<Parent.Action, Child.Action>
  private let identify = ChildIdentifier<Child.State>()
  private let location: SourceLocation

  init(
    parent: Parent,
    child: Child,
    toChildState: WritableKeyPath<Parent.State, Child.State?>,
    toChildAction: AnyCasePath<Parent.Action, Child.Action>,
    location: SourceLocation
  ) {
    self.parent = parent
    self.child = child._makeRunner()
    self.toChildState = toChildState
    self.toChildAction = toChildAction
    self.location = location
  }

  /// Whether the parent or the child has branches.
  public static var _isConditional: Bool {
    Parent._isConditional || Child._isConditional
  }

  /// Runs the child if the action is the child's, and then the parent.
  public func reduce(
    into state: inout Parent.State,
    action: Parent.Action
  ) -> Effect<Parent.Action> {
    guard let childAction = toChildAction.extract(from: action) else {
      return parent.reduce(into: &state, action: action)
    }
    guard let identity = identity(in: state) else {
      location.report(Issues.childIsNil(action: action, path: toChildState))
      return parent.reduce(into: &state, action: action)
    }
    // swift-format-ignore: NeverForceUnwrap
    // The child is there, as it has an identity.
    let childEffect = child.reduce(into: &state[keyPath: toChildState]!, action: childAction)
    let effect = scoped(childEffect, in: state)
      .merge(with: parent.reduce(into: &state, action: action))
    clearIfEphemeral(&state, identity: identity)
    return effect
  }

  private func identity(in state: Parent.State) -> ChildIdentity? {
    state[keyPath: toChildState].map(identify.callAsFunction)
  }

  /// The effect of the child that is in a state, which the child's action may have made another.
  private func scoped(
    _ effect: Effect<Child.Action>,
    in state: Parent.State
  ) -> Effect<Parent.Action> {
    guard !effect.isNone, let identity = identity(in: state) else { return .none }
    return
      effect
      .lifted(toChildAction.embed) { [toChildState] (state: Parent.State) in
        state[keyPath: toChildState]
      }
      .scoped(to: ChildID(place: toChildState, identity: identity)) {
        [toChildState, identify] (state: Parent.State) in
        state[keyPath: toChildState].map(identify.callAsFunction) == identity
      }
  }

  private func clearIfEphemeral(_ state: inout Parent.State, identity: ChildIdentity) {
    guard
      Child.State.self is any _EphemeralState.Type,
      let child = state[keyPath: toChildState],
      identify(child) == identity
    else { return }
    state[keyPath: toChildState] = nil
  }
}
