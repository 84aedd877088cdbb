#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif

/// Shows one view while a child is there, and another while it is not.
///
/// ```swift
/// IfLetStore(store.scope(state: \.player, action: { .player($0) })) { playerStore in
///   PlayerView(store: playerStore)
/// } else: {
///   Text("Nothing is playing")
/// }
/// ```
///
/// It runs again only when the child comes or goes. On its way out the child's view shows the last
/// state there was.
public struct IfLetStore<State, Action, Content: View>: View {
  private let store: Store<State?, Action>
  private let content: (Store<State, Action>?) -> Content

  /// Creates a view with something to show while there is no child.
  ///
  /// - Parameters:
  ///   - store: The store of the optional child.
  ///   - ifContent: The view of the child.
  ///   - elseContent: The view to show without one.
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
  /// Creates a view of what is presented, with something to show while nothing is.
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
  ///   - ifContent: The view of what is presented.
  ///   - elseContent: The view to show while nothing is.
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

  /// Creates a view of what is presented, which shows nothing while nothing is.
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` and its actions.
  ///   - ifContent: The view of what is presented.
  @preconcurrency
  @MainActor
  public init<IfContent>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.init(store.scope(state: \.wrappedValue, action: \.presented), then: ifContent)
  }

  /// Creates a view of one case of what is presented, with something to show while it is not.
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` and its actions.
  ///   - toState: Takes the state of the case out of what is presented.
  ///   - fromAction: Makes an action of what is presented.
  ///   - ifContent: The view of the case.
  ///   - elseContent: The view to show otherwise.
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

  /// Creates a view of one case of what is presented, which shows nothing while it is not.
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` and its actions.
  ///   - toState: Takes the state of the case out of what is presented.
  ///   - fromAction: Makes an action of what is presented.
  ///   - ifContent: The view of the case.
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
