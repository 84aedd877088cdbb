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
  @usableFromInline let parent: Parent
  @usableFromInline let child: _ReducerRunner<Child.State, Child.Action>
  @usableFromInline let slot: StateSlot<Parent.State, Child.State?>
  @usableFromInline let toChildAction: AnyCasePath<Parent.Action, Child.Action>
  @usableFromInline let observer = ChildObserver<Child.State>()
  @usableFromInline let isEphemeral = Child.State.self is any _EphemeralState.Type
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
    slot = StateSlot(toChildState)
    self.toChildAction = toChildAction
    self.location = location
  }

  /// Whether the parent or the child has branches.
  @inlinable
  public static var _isConditional: Bool {
    Parent._isConditional || Child._isConditional
  }

  /// Runs the child if the action is the child's, and then the parent.
  @inlinable
  public func reduce(
    into state: inout Parent.State,
    action: Parent.Action
  ) -> Effect<Parent.Action> {
    guard let childAction = toChildAction.extract(from: action) else {
      return parent.reduce(into: &state, action: action)
    }
    guard slot.look(at: &state, { $0 != nil }) else {
      reportMissingChild(for: action)
      return parent.reduce(into: &state, action: action)
    }
    let childEffect = slot.reduce(child, in: &state, action: childAction, observer: observer) {
      // swift-format-ignore: NeverForceUnwrap
      // It is there, as has been seen, and in this way it is changed where it is.
      $1(&$0!)
    }
    guard !childEffect.isNone || isEphemeral else {
      return parent.reduce(into: &state, action: action)
    }
    let identity = identity(in: &state)
    let scopedEffect = scoped(childEffect, to: identity)
    let effect = scopedEffect.merge(with: parent.reduce(into: &state, action: action))
    if isEphemeral {
      clear(&state, identity: identity)
    }
    return effect
  }

  @usableFromInline
  func identity(in state: inout Parent.State) -> ChildIdentity? {
    slot.look(at: &state) { $0.map(identify.callAsFunction) }
  }

  @usableFromInline
  func reportMissingChild(for action: Parent.Action) {
    location.report(Issues.childIsNil(action: action, path: slot.keyPath))
  }

  /// The effect of a child that the child's action may have made another.
  @usableFromInline
  func scoped(
    _ effect: Effect<Child.Action>,
    to identity: ChildIdentity?
  ) -> Effect<Parent.Action> {
    guard let identity else { return .none }
    return
      effect
      .lifted(toChildAction.embed) { [slot] (state: Parent.State) in slot.value(of: state) }
      .scoped(to: ChildID(place: slot.keyPath, identity: identity)) {
        [slot, identify] (state: Parent.State) in
        slot.value(of: state).map(identify.callAsFunction) == identity
      }
  }

  @usableFromInline
  func clear(_ state: inout Parent.State, identity: ChildIdentity?) {
    guard let identity, self.identity(in: &state) == identity else { return }
    state[keyPath: slot.keyPath] = nil
  }
}
