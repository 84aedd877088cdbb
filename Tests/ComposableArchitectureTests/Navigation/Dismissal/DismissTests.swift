@testable import ComposableArchitecture
import Testing

@MainActor
struct DismissTests {
  /// Uses everything that a feature can do with its presentation.
  struct Screen: Reducer {
    struct State: Equatable {
      var wasPresented: Bool?
      @PresentationState var shown: Leaf.State?
      var maybe: Leaf.State?
      var fixed = Leaf.State()
    }
    enum Action: Equatable {
      case ask
      case askInEffect
      case answered(Bool)
      case close
      case closeFromAnotherTask
      case closeThenSend
      case fixed(Leaf.Action)
      case maybe(Leaf.Action)
      case shown(PresentationAction<Leaf.Action>)
    }
    @Dependency(\.dismiss) var dismiss
    @Dependency(\.isPresented) var isPresented
    static let sendLine: UInt = #line + 24
    static let dismissLine: UInt = #line + 15
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .answered(let isPresented):
          state.wasPresented = isPresented
          return .none
        case .ask:
          state.wasPresented = isPresented
          return .none
        case .askInEffect:
          return .run { send in await send(.answered(isPresented)) }
        case .close:
          return .run { _ in
            // The line that is reported:
            await dismiss()
          }
        case .closeFromAnotherTask:
          return .run { _ in
            await Task.detached { [dismiss] in await dismiss() }.value
          }
        case .closeThenSend:
          // The line that is reported:
          return .run { send in
            await dismiss()
            await send(.answered(true))
          }
        case .fixed, .maybe, .shown:
          return .none
        }
      }
      .ifLet(\.$shown, action: /Action.shown) { Leaf() }
      .ifLet(\.maybe, action: /Action.maybe) { Leaf() }
      Scope(state: \.fixed, action: /Action.fixed) { Leaf() }
    }
  }

  struct Leaf: Reducer {
    struct State: Equatable { var wasPresented: Bool? }
    enum Action: Equatable { case ask, close }
    @Dependency(\.dismiss) var dismiss
    @Dependency(\.isPresented) var isPresented
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .ask:
          state.wasPresented = isPresented
          return .none
        case .close:
          return .run { _ in await dismiss() }
        }
      }
    }
  }

  struct App: Reducer {
    struct State: Equatable {
      @PresentationState var screen: Screen.State?
      var path = StackState<Screen.State>()
      var wasPresented: Bool?
    }
    enum Action: Equatable {
      case path(StackActionOf<Screen>)
      case screen(PresentationAction<Screen.Action>)
    }
    @Dependency(\.isPresented) var isPresented
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.wasPresented = isPresented
        return .none
      }
      .ifLet(\.$screen, action: /Action.screen) { Screen() }
      .forEach(\.path, action: /Action.path) { Screen() }
    }
  }

  private func makeStore(_ state: App.State) -> TestStoreOf<App> {
    let store = TestStore(initialState: state) { App() }
    store.exhaustivity = .off
    return store
  }

  // MARK: - Who is dismissed

  @Test func aPresentedFeatureDismissesItself() async {
    let store = makeStore(App.State(screen: Screen.State()))
    await store.send(.screen(.presented(.close)))
    await store.receive(.screen(.dismiss)) { $0.screen = nil }
    #expect(store.isIdle)
    #expect(!store.isDismissed)
  }

  @Test func aStackElementPopsItself() async {
    let store = makeStore(App.State(path: StackState([Screen.State(), Screen.State()])))
    await store.send(.path(.element(id: 0, action: .close)))
    await store.receive(.path(.popFrom(id: 0))) { $0.path = StackState() }
    #expect(store.isIdle)
  }

  @Test func aChildOfAPresentedFeatureDismissesThat() async {
    let state = App.State(screen: Screen.State(maybe: Leaf.State()))
    for action in [Screen.Action.maybe(.close), .fixed(.close)] {
      let store = makeStore(state)
      await store.send(.screen(.presented(action)))
      await store.receive(.screen(.dismiss)) { $0.screen = nil }
    }
  }

  @Test func theNearestPresentationEnds() async {
    let store = makeStore(
      App.State(path: StackState([Screen.State(shown: Leaf.State()), Screen.State()]))
    )
    await store.send(.path(.element(id: 0, action: .shown(.presented(.close)))))
    await store.receive(.path(.element(id: 0, action: .shown(.dismiss)))) {
      $0.path[id: 0]?.shown = nil
    }
    #expect(store.state.path.count == 2)
  }

  @Test func dismissalIsKnownToOtherTasksThatTookIt() async {
    let store = makeStore(App.State(screen: Screen.State()))
    let task = await store.send(.screen(.presented(.closeFromAnotherTask)))
    await task.finish()
    await store.receive(.screen(.dismiss)) { $0.screen = nil }
  }

  @Test func theRootOfATestStoreIsDismissed() async {
    let store = TestStore(initialState: Screen.State()) { Screen() }
    #expect(!store.isDismissed)
    await store.send(.close)
    #expect(store.isDismissed)
  }

  @Test func aChildOfTheRootDismissesTheRoot() async {
    let store = TestStore(initialState: Screen.State()) { Screen() }
    await store.send(.fixed(.close))
    #expect(store.isDismissed)
  }

  @Test func dismissalOfTheRootEndsItsEffects() async {
    let store = TestStore(initialState: Nested.State()) { Nested() }
    await store.send(.sleep)
    await store.send(.close)
    #expect(store.isDismissed)
  }

  @Test func sendingToADismissedRootFails() async {
    let store = TestStore(initialState: Screen.State()) { Screen() }
    await store.send(.close)
    var line: UInt = 0
    let issues = await IssueRecorder.issues {
      line = #line + 1
      await store.send(.answered(false)) { $0.wasPresented = false }
    }
    #expect(
      issues == [
        IssueRecorder.Issue(
          message: """
            An action was sent to a feature that has dismissed itself.

              DismissTests.Screen.Action.answered(false)

            No view is left that could send it.

            To fix this, end the test here, or correct the reducer if it should not dismiss itself.
            """,
          line: line
        )
      ]
    )
  }

  @Test func dismissalIsReplacedInATest() async {
    let isDismissed = LockIsolated(false)
    let store = TestStore(initialState: Screen.State()) {
      Screen()
    } withDependencies: {
      $0.dismiss = DismissEffect { isDismissed.setValue(true) }
    }
    await store.send(.close)
    #expect(isDismissed.value)
    #expect(!store.isDismissed)
    await store.send(.ask) { $0.wasPresented = true }
  }

  // MARK: - Who is presented

  @Test func presentedFeatureIsPresentedInATaskThatCanBeCancelled() async {
    let store = Store(initialState: App.State(screen: Screen.State())) { App() }
    await withTaskCancellation(id: 1) { @MainActor in
      _ = store.send(.screen(.presented(.ask)))
    }
    #expect(store.withState { $0.screen?.wasPresented } == true)
  }

  @Test func presentedFeaturesReadThatTheyArePresented() async {
    let store = makeStore(
      App.State(screen: Screen.State(maybe: Leaf.State()), path: StackState([Screen.State()]))
    )
    await store.send(.screen(.presented(.ask))) { $0.screen?.wasPresented = true }
    await store.send(.screen(.presented(.fixed(.ask)))) { $0.screen?.fixed.wasPresented = true }
    await store.send(.screen(.presented(.maybe(.ask)))) { $0.screen?.maybe?.wasPresented = true }
    await store.send(.path(.element(id: 0, action: .ask))) { $0.path[id: 0]?.wasPresented = true }
  }

  @Test func effectsOfPresentedFeaturesReadThatTheyArePresented() async {
    let store = makeStore(App.State(screen: Screen.State()))
    await store.send(.screen(.presented(.askInEffect)))
    await store.receive(.screen(.presented(.answered(true))))
  }

  @Test func theRootOfATestStoreCountsAsPresented() async {
    let store = TestStore(initialState: Screen.State()) { Screen() }
    await store.send(.ask) { $0.wasPresented = true }
    await store.send(.askInEffect)
    await store.receive(.answered(true))
  }

  @Test func theRootOfAStoreIsNotPresented() async {
    let store = Store(initialState: Screen.State()) { Screen() }
    store.send(.ask)
    #expect(store.withState(\.wasPresented) == false)
    await store.send(.askInEffect).finish()
    #expect(store.withState(\.wasPresented) == false)
    store.send(.fixed(.ask))
    #expect(store.withState(\.fixed.wasPresented) == false)
  }

  @Test func actionOfAChildDoesNotMakeItsParentPresented() async {
    let store = Store(initialState: App.State(screen: Screen.State())) { App() }
    await store.send(.screen(.presented(.askInEffect))).finish()
    #expect(store.withState(\.screen?.wasPresented) == true)
    #expect(store.withState(\.wasPresented) == false)
    await store.send(.screen(.presented(.close))).finish()
    #expect(store.withState(\.screen) == nil)
    #expect(store.withState(\.wasPresented) == false)
  }

  @Test func storeThatAnEffectSendsToIsNotPresented() async {
    struct Caller: Reducer {
      struct State: Equatable {}
      enum Action: Equatable { case call }
      let callee: StoreOf<Screen>
      var body: some ReducerOf<Self> {
        Reduce { _, _ in
          .run { [callee] _ in await MainActor.run { _ = callee.send(.ask) } }
        }
      }
    }
    struct Presenter: Reducer {
      struct State: Equatable { @PresentationState var caller: Caller.State? = Caller.State() }
      enum Action: Equatable { case caller(PresentationAction<Caller.Action>) }
      let callee: StoreOf<Screen>
      var body: some ReducerOf<Self> {
        EmptyReducer().ifLet(\.$caller, action: /Action.caller) { Caller(callee: callee) }
      }
    }
    let callee = Store(initialState: Screen.State()) { Screen() }
    let store = Store(initialState: Presenter.State()) { Presenter(callee: callee) }
    await store.send(.caller(.presented(.call))).finish()
    #expect(callee.withState(\.wasPresented) == false)
  }

  // MARK: - Mistakes

  @Test func dismissReportsAFeatureThatIsNotPresented() async {
    let issues = await IssueRecorder.issues {
      let store = Store(initialState: Screen.State()) { Screen() }
      await store.send(.close).finish()
    }
    #expect(
      issues == [
        IssueRecorder.Issue(
          message: """
            A feature that is not presented dismissed itself.

            Only a feature that is run by 'ifLet' on a '@PresentationState', or by 'forEach' on a \
            'StackState', can be dismissed, and only by its own effects.

            To fix this, present the feature, or ask '@Dependency(\\.isPresented)' first.
            """,
          line: Screen.dismissLine
        )
      ]
    )
  }

  @Test func sendAfterADismissalIsReported() async {
    let store = makeStore(App.State(screen: Screen.State()))
    let issues = await IssueRecorder.issues {
      await store.send(.screen(.presented(.closeThenSend)))
      await store.receive(.screen(.dismiss)) { $0.screen = nil }
    }
    #expect(
      issues == [
        IssueRecorder.Issue(
          message: """
            An action was sent from an effect that had dismissed its feature.

              DismissTests.App.Action.screen(
                .presented(
                  .answered(true)
                )
              )

            The feature is gone, and the action was dropped.

            To fix this, send the action before calling 'dismiss'.
            """,
          line: Screen.sendLine
        )
      ]
    )
  }

  @Test func aSecondDismissalDoesNothing() async {
    struct Twice: Reducer {
      struct State: Equatable {}
      enum Action: Equatable { case close }
      @Dependency(\.dismiss) var dismiss
      var body: some ReducerOf<Self> {
        Reduce { _, _ in
          .run { _ in
            await dismiss()
            await dismiss()
          }
        }
      }
    }
    struct Host: Reducer {
      struct State: Equatable { @PresentationState var twice: Twice.State? = Twice.State() }
      enum Action: Equatable { case twice(PresentationAction<Twice.Action>) }
      var body: some ReducerOf<Self> {
        EmptyReducer().ifLet(\.$twice, action: /Action.twice) { Twice() }
      }
    }
    let store = TestStore(initialState: Host.State()) { Host() }
    await store.send(.twice(.presented(.close)))
    await store.receive(.twice(.dismiss)) { $0.twice = nil }
  }

  @Test func aFeatureThatIsGoneIsNotDismissed() async {
    let (stream, continuation) = makeStream(of: Void.self)
    struct Slow: Reducer {
      struct State: Equatable {}
      enum Action: Equatable { case close, closed }
      let stream: AsyncStream<Void>
      @Dependency(\.dismiss) var dismiss
      var body: some ReducerOf<Self> {
        Reduce { _, action in
          guard action == .close else { return .none }
          return .run { send in
            // The work does not end when it is cancelled.
            await Task.detached { [stream] in for await _ in stream {} }.value
            await dismiss()
            await send(.closed)
          }
        }
      }
    }
    struct Host: Reducer {
      struct State: Equatable { @PresentationState var slow: Slow.State? = Slow.State() }
      enum Action: Equatable { case slow(PresentationAction<Slow.Action>) }
      let stream: AsyncStream<Void>
      var body: some ReducerOf<Self> {
        EmptyReducer().ifLet(\.$slow, action: /Action.slow) { Slow(stream: stream) }
      }
    }
    let store = Store(initialState: Host.State()) { Host(stream: stream) }
    let task = store.send(.slow(.presented(.close)))
    store.send(.slow(.dismiss))
    continuation.finish()
    await task.finish()
    #expect(store.withState(\.slow) == nil)
  }
}
