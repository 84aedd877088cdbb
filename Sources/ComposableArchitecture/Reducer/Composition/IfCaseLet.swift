public import CasePaths
internal import ConcurrencyExtras

extension Reducer {
  /// Runs a child on a case of the state, while the state is in that case.
  ///
  /// ```swift
  /// struct App: Reducer {
  ///   enum State { case loggedIn(LoggedIn.State), loggedOut(LoggedOut.State) }
  ///   enum Action { case loggedIn(LoggedIn.Action), loggedOut(LoggedOut.Action) }
  ///
  ///   var body: some ReducerOf<Self> {
  ///     Reduce { state, action in … }
  ///       .ifCaseLet(/State.loggedIn, action: /Action.loggedIn) { LoggedIn() }
  ///       .ifCaseLet(/State.loggedOut, action: /Action.loggedOut) { LoggedOut() }
  ///   }
  /// }
  /// ```
  ///
  /// - The child runs before this reducer, so this reducer cannot change the case before the child handles its
  ///   action.
  /// - The child's effects are cancelled when the state changes its case, or the `id` of its payload changes.
  /// - An action for a missing child is reported as an issue. This reducer still runs.
  ///
  /// - Parameters:
  ///   - toCaseState: The case of the state.
  ///   - toCaseAction: The case that holds the child's actions.
  ///   - case: The child, or several reducers as in a body.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A reducer that runs the child, then this one.
  public func ifCaseLet<CaseState, CaseAction, Case: Reducer>(
    _ toCaseState: CaseKeyPath<State, CaseState>,
    action toCaseAction: CaseKeyPath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then case: () -> Case,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfCaseLetReducer<Self, Case> where CaseState == Case.State, CaseAction == Case.Action {
    _IfCaseLetReducer(
      parent: self,
      child: `case`(),
      toChildState: AnyCasePath(toCaseState),
      toChildAction: AnyCasePath(toCaseAction),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs a child on a case of the state, while the state is in that case.
  ///
  /// - Parameters:
  ///   - toCaseState: The case of the state, such as `/State.loggedIn`.
  ///   - toCaseAction: The case that holds the child's actions, such as `/Action.loggedIn`.
  ///   - case: The child, or several reducers as in a body.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A reducer that runs the child, then this one.
  @_disfavoredOverload
  public func ifCaseLet<CaseState, CaseAction, Case: Reducer<CaseState, CaseAction>>(
    _ toCaseState: AnyCasePath<State, CaseState>,
    action toCaseAction: AnyCasePath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then case: () -> Case,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfCaseLetReducer<Self, Case> {
    _IfCaseLetReducer(
      parent: self,
      child: `case`(),
      toChildState: toCaseState,
      toChildAction: toCaseAction,
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A reducer with a child that runs on a case of its state.
public struct _IfCaseLetReducer<Parent: Reducer, Child: Reducer>: Reducer {
  @usableFromInline let parent: Parent
  @usableFromInline let toChildAction: AnyCasePath<Parent.Action, Child.Action>
  private let child: _ReducerRunner<Child.State, Child.Action>
  private let toChildState: AnyCasePath<Parent.State, Child.State>
  private let identify = ChildIdentifier<Child.State>()
  private let location: SourceLocation

  init(
    parent: Parent,
    child: Child,
    toChildState: AnyCasePath<Parent.State, Child.State>,
    toChildAction: AnyCasePath<Parent.Action, Child.Action>,
    location: SourceLocation
  ) {
    self.parent = parent
    self.child = child._makeRunner()
    self.toChildState = toChildState
    self.toChildAction = toChildAction
    self.location = location
  }

  /// Whether the body of the parent or of the child has branches.
  @inlinable
  public static var _isConditional: Bool {
    Parent._isConditional || Child._isConditional
  }

  /// Runs the child for its own actions, and then the parent.
  @inlinable
  public func reduce(
    into state: inout Parent.State,
    action: Parent.Action
  ) -> Effect<Parent.Action> {
    guard let childAction = toChildAction.extract(from: action) else {
      return parent.reduce(into: &state, action: action)
    }
    let effect = reduceChild(of: &state, action: childAction, within: action)
    return effect.merge(with: parent.reduce(into: &state, action: action))
  }

  @usableFromInline
  func reduceChild(
    of state: inout Parent.State,
    action: Child.Action,
    within parentAction: Parent.Action
  ) -> Effect<Parent.Action> {
    let effect = toChildState.modifyIfPresent(in: &state) {
      child.reduce(into: &$0, action: action)
    }
    guard let effect else {
      reportMissingChild(in: &state, for: parentAction)
      return .none
    }
    return effect.isNone ? .none : scoped(effect, in: &state)
  }

  private func reportMissingChild(in state: inout Parent.State, for action: Parent.Action) {
    location.report(Issues.childIsInOtherCase(action: action, state: state))
  }

  /// Ties the effect to the child.
  ///
  /// The child's action may have replaced the child.
  private func scoped(
    _ effect: Effect<Child.Action>,
    in state: inout Parent.State
  ) -> Effect<Parent.Action> {
    let identity = toChildState.extract(from: state).map(identify.callAsFunction)
    guard let identity else { return .none }
    let tag = EnumMetadata(Parent.State.self)?.tag(of: state)
    let place: [AnyHashable] = [
      ObjectIdentifier(Parent.State.self), ObjectIdentifier(Child.State.self), tag,
    ]
    return
      effect
      .lifted(toChildAction.embed, from: toChildState.extract)
      .scoped(to: ChildID(place: place, identity: identity)) {
        [identify, toChildState] (state: Parent.State) in
        toChildState.extract(from: state).map(identify.callAsFunction)
      }
  }
}
