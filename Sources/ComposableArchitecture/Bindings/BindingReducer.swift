public import CasePaths

/// Writes to the state what controls write.
///
/// Place it before the reducers that look at what was written, as they run in order:
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   BindingReducer()
///     .onChange(of: \.query) { oldQuery, query in
///       Reduce { state, _ in .send(.search) }
///     }
///   Reduce { state, action in
///     switch action {
///     case .binding:
///       return .none
///     …
///     }
///   }
/// }
/// ```
///
/// It has no effects. Where it is missing, a control that writes reports an issue.
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer
where State == ViewAction.State {
  @usableFromInline let toViewAction: (Action) -> ViewAction?

  /// Creates a reducer for an action that is bindable itself.
  @inlinable
  public init() where Action == ViewAction {
    self.init(action: { $0 })
  }

  /// Creates a reducer for an action with a case that is bindable.
  ///
  /// ```swift
  /// BindingReducer(action: \.view)
  /// ```
  ///
  /// - Parameter toViewAction: The case.
  @inlinable
  public init(action toViewAction: CaseKeyPath<Action, ViewAction>) where Action: CasePathable {
    self.init(action: AnyCasePath(toViewAction))
  }

  /// Creates a reducer for an action with a case that is bindable, given by its path.
  ///
  /// ```swift
  /// BindingReducer(action: /Action.view)
  /// ```
  ///
  /// - Parameter toViewAction: The path of the case.
  @inlinable
  public init(action toViewAction: AnyCasePath<Action, ViewAction>) {
    self.init(action: toViewAction.extract)
  }

  /// Creates a reducer for an action that a bindable one can be taken from.
  ///
  /// - Parameter toViewAction: Takes the bindable action out, or returns `nil` if there is none.
  @inlinable
  public init(action toViewAction: @escaping (_ action: Action) -> ViewAction?) {
    self.toViewAction = toViewAction
  }

  /// Writes to the state what the action says, if it is one of a control.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    toViewAction(action)?.binding?.apply(to: &state)
    return .none
  }
}
