public import CasePaths
internal import ConcurrencyExtras

/// Runs a child feature on a property of the state, for the child's actions.
///
/// ```swift
/// struct Settings: Reducer {
///   struct State { var profile = Profile.State() … }
///   enum Action { case profile(Profile.Action) … }
///
///   var body: some ReducerOf<Self> {
///     Scope(state: \.profile, action: /Action.profile) {
///       Profile()
///     }
///     Reduce { state, action in
///       // The profile has already handled its action.
///     }
///   }
/// }
/// ```
///
/// It runs in the order of the body: a child that comes first handles its action before the parent does. Use `ifLet`
/// for a child in an optional, `ifCaseLet` for a child in an enum case, and `forEach` for the children in a
/// collection. These always run the child before the parent, so the parent cannot remove the child's state first.
///
/// A test sends the actions of the child through the parent:
///
/// ```swift
/// await store.send(.profile(.nameChanged("Blob"))) { $0.profile.name = "Blob" }
/// ```
public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
  @usableFromInline let toChildState: StatePath
  @usableFromInline let toChildAction: AnyCasePath<ParentAction, Child.Action>
  @usableFromInline let child: _ReducerRunner<Child.State, Child.Action>
  @usableFromInline let observer = ChildObserver<Child.State>()
  private let location: SourceLocation?

  @usableFromInline
  enum StatePath {
    case property(StateSlot<ParentState, Child.State>)
    case enumCase(AnyCasePath<ParentState, Child.State>)
  }

  private init(
    _ toChildState: StatePath,
    _ toChildAction: AnyCasePath<ParentAction, Child.Action>,
    location: SourceLocation? = nil,
    child: () -> Child
  ) {
    self.toChildState = toChildState
    self.toChildAction = toChildAction
    self.location = location
    self.child = child()._makeRunner()
  }

  /// Runs a child on a property of the state.
  ///
  /// - Parameters:
  ///   - toChildState: The property.
  ///   - toChildAction: The case that holds the child's actions.
  ///   - child: The child, or several reducers as in a body.
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.init(.property(StateSlot(toChildState)), AnyCasePath(toChildAction), child: child)
  }

  /// Runs a child on a property of the state.
  ///
  /// - Parameters:
  ///   - toChildState: The property.
  ///   - toChildAction: The case that holds the child's actions, such as `/Action.profile`.
  ///   - child: The child, or several reducers as in a body.
  public init<
    ChildState,
    ChildAction,
    Path: _CasePathValue<ParentAction, ChildAction> & _CasePathOfAnyEnum & _CasePathToAnyValue
  >(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: Path,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.init(.property(StateSlot(toChildState)), toChildAction._casePath, child: child)
  }

  /// Runs a child on a case of the state.
  ///
  /// A feature with an enum as its state can consist of such scopes:
  ///
  /// ```swift
  /// var body: some ReducerOf<Self> {
  ///   Scope(state: \.loggedIn, action: \.loggedIn) { LoggedIn() }
  ///   Scope(state: \.loggedOut, action: \.loggedOut) { LoggedOut() }
  /// }
  /// ```
  ///
  /// An action for a missing child is reported as an issue and ignored.
  ///
  /// - Parameters:
  ///   - toChildState: The case of the state.
  ///   - toChildAction: The case that holds the child's actions.
  ///   - child: The child, or several reducers as in a body.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init<ChildState, ChildAction>(
    state toChildState: CaseKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(
      .enumCase(AnyCasePath(toChildState)),
      AnyCasePath(toChildAction),
      location: location,
      child: child
    )
  }

  /// Runs a child on a case of the state.
  ///
  /// An action for a missing child is reported as an issue and ignored.
  ///
  /// - Parameters:
  ///   - toChildState: The case of the state, such as `/State.loggedIn`.
  ///   - toChildAction: The case that holds the child's actions, such as `/Action.loggedIn`.
  ///   - child: The child, or several reducers as in a body.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init<ChildState, ChildAction>(
    state toChildState: AnyCasePath<ParentState, ChildState>,
    action toChildAction: AnyCasePath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(.enumCase(toChildState), toChildAction, location: location, child: child)
  }

  /// Whether the body of the child has branches.
  @inlinable
  public static var _isConditional: Bool { Child._isConditional }

  /// Runs the child for its own actions.
  @inlinable
  public func reduce(into state: inout ParentState, action: ParentAction) -> Effect<ParentAction> {
    guard let childAction = toChildAction.extract(from: action) else { return .none }
    switch toChildState {
    case .property(let slot):
      let effect = slot.reduce(child, in: &state, action: childAction, observer: observer) {
        $1(&$0)
      }
      return effect.isNone ? .none : lifted(effect, from: slot)
    case .enumCase(let casePath):
      return reduceCase(casePath, of: &state, action: childAction, within: action)
    }
  }

  @usableFromInline
  func lifted(
    _ effect: Effect<Child.Action>,
    from slot: StateSlot<ParentState, Child.State>
  ) -> Effect<ParentAction> {
    effect.lifted(toChildAction.embed) { (state: ParentState) in slot.value(of: state) }
  }

  @usableFromInline
  func reduceCase(
    _ casePath: AnyCasePath<ParentState, Child.State>,
    of state: inout ParentState,
    action: Child.Action,
    within parentAction: ParentAction
  ) -> Effect<ParentAction> {
    let effect = casePath.modifyIfPresent(in: &state) {
      child.reduce(into: &$0, action: action)
    }
    guard let effect else {
      reportMissingChild(in: &state, for: parentAction)
      return .none
    }
    return effect.lifted(toChildAction.embed, from: casePath.extract)
  }

  private func reportMissingChild(in state: inout ParentState, for action: ParentAction) {
    location?.report(Issues.childOfScopeIsInOtherCase(action: action, state: state))
  }
}
