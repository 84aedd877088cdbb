public import ViewLayer

/// Shows the view of an optional child, or another view while there is no child.
///
/// ```swift
/// IfLetStore(store.scope(state: \.player, action: { .player($0) })) { playerStore in
///   PlayerView(store: playerStore)
/// } else: {
///   Text("Nothing is playing")
/// }
/// ```
///
/// It is evaluated again only when the child comes or goes. A child's view that leaves the screen shows the
/// child's last state.
public struct IfLetStore<State, Action, Content: View>: View {
  private let store: Store<State?, Action>
  private let content: (Store<State, Action>?) -> Content

  /// Creates a view with an alternative for when there is no child.
  ///
  /// - Parameters:
  ///   - store: The store of the optional child.
  ///   - ifContent: The view of the child.
  ///   - elseContent: The view to show without a child.
  public init<IfContent, ElseContent>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: () -> ElseContent
  ) where Content == _ConditionalContent<IfContent, ElseContent> {
    self.store = store
    let elseContent = elseContent()
    content = { child in
      if let child {
        ViewBuilder.buildEither(first: ifContent(child))
      } else {
        ViewBuilder.buildEither(second: elseContent)
      }
    }
  }

  /// Creates a view that shows nothing while there is no child.
  ///
  /// - Parameters:
  ///   - store: The store of the optional child.
  ///   - ifContent: The view of the child.
  public init<IfContent>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.store = store
    content = { $0.map(ifContent) }
  }

  /// The view of the child, or the other one.
  public var body: some View {
    WithViewStore(store, observe: { $0 != nil }) { _ in
      content(store.unwrapped())
    }
  }
}

extension IfLetStore {
  /// Creates a view of a presented child, with an alternative for when there is no child.
  ///
  /// ```swift
  /// IfLetStore(store.scope(state: \.$detail, action: { .detail($0) })) { detailStore in
  ///   DetailView(store: detailStore)
  /// } else: {
  ///   Text("Nothing is selected")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` and its actions.
  ///   - ifContent: The view of the child.
  ///   - elseContent: The view to show without a child.
  @preconcurrency
  @MainActor
  public init<IfContent, ElseContent>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: () -> ElseContent
  ) where Content == _ConditionalContent<IfContent, ElseContent> {
    self.init(
      store.scope(state: \.wrappedValue, action: \.presented),
      then: ifContent,
      else: elseContent
    )
  }

  /// Creates a view of a presented child, which shows nothing while there is no child.
  @preconcurrency
  @MainActor
  public init<IfContent>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.init(store.scope(state: \.wrappedValue, action: \.presented), then: ifContent)
  }

  /// Creates a view of one of several presented children, with an alternative for when it is absent.
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` and its actions.
  ///   - toState: Extracts the child state from the destination.
  ///   - fromAction: Makes an action of the destination from one of the child.
  ///   - ifContent: The view of the child.
  ///   - elseContent: The view to show without the child.
  @preconcurrency
  @MainActor
  public init<DestinationState, DestinationAction, IfContent, ElseContent>(
    _ store: Store<PresentationState<DestinationState>, PresentationAction<DestinationAction>>,
    state toState: @escaping (_ destinationState: DestinationState) -> State?,
    action fromAction: @escaping (_ action: Action) -> DestinationAction,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: () -> ElseContent
  ) where Content == _ConditionalContent<IfContent, ElseContent> {
    self.init(
      store.scope(
        state: { $0.wrappedValue.flatMap(toState) },
        action: { .presented(fromAction($0)) }
      ),
      then: ifContent,
      else: elseContent
    )
  }

  /// Creates a view of one of several presented children, which shows nothing while the child is absent.
  @preconcurrency
  @MainActor
  public init<DestinationState, DestinationAction, IfContent>(
    _ store: Store<PresentationState<DestinationState>, PresentationAction<DestinationAction>>,
    state toState: @escaping (_ destinationState: DestinationState) -> State?,
    action fromAction: @escaping (_ action: Action) -> DestinationAction,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.init(
      store.scope(
        state: { $0.wrappedValue.flatMap(toState) },
        action: { .presented(fromAction($0)) }
      ),
      then: ifContent
    )
  }
}
