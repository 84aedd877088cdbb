public import CasePaths

/// Applies the writes of controls to the state.
///
/// Place it before the reducers that read the written fields, because reducers run in order:
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
/// It has no effects. Without it, a control's write is reported as an issue.
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer
where State == ViewAction.State {
  @usableFromInline let toViewAction: (Action) -> ViewAction?

  /// Creates a reducer for a bindable action.
  @inlinable
  public init() where Action == ViewAction {
    self.init(action: { $0 })
  }

  /// Creates a reducer for an action with a bindable case.
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

  /// Creates a reducer for an action with a bindable case, given by its path.
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

  /// Creates a reducer for an action from which a bindable action can be extracted.
  ///
  /// - Parameter toViewAction: Extracts the bindable action, or returns `nil` if there is none.
  @inlinable
  public init(action toViewAction: @escaping (_ action: Action) -> ViewAction?) {
    self.toViewAction = toViewAction
  }

  /// Writes the value to the field if the action is a control's write.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    toViewAction(action)?.binding?.apply(to: &state)
    return .none
  }
}
