@testable import ComposableArchitecture
import Testing

@MainActor
struct EphemeralStateTests {
  /// A minimal alert for reducers.
  struct Alert<Action>: _EphemeralState, Equatable {
    var title = ""
  }
  enum Button: Equatable { case delete, retry }

  struct Host: Reducer {
    struct State: Equatable {
      var plain: Alert<Button>?
      @PresentationState var alert: Alert<Button>?
      @PresentationState var destination: Destination.State?
    }
    enum Action: Equatable {
      case alert(PresentationAction<Button>)
      case destination(PresentationAction<Destination.Action>)
      case plain(Button)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .alert(.presented(.retry)):
          // The same alert is cleared as well.
          state.alert?.title = "Again"
        case .destination(.presented(.alert(.retry))):
          state.destination = .edit(Sleeper.State())
        case .plain(.retry):
          state.plain = nil
        default:
          break
        }
        return .none
      }
      .ifLet(\.plain, action: /Action.plain)
      .ifLet(\.$alert, action: /Action.alert)
      .ifLet(\.$destination, action: /Action.destination) { Destination() }
    }
  }

  struct Destination: Reducer {
    enum State: Equatable {
      case alert(Alert<Button>)
      case edit(Sleeper.State)
    }
    enum Action: Equatable {
      case alert(Button)
      case edit(Sleeper.Action)
    }
    var body: some ReducerOf<Self> {
      Scope(state: /State.edit, action: /Action.edit) { Sleeper() }
    }
  }

  private func makeStore(
    _ state: Host.State,
    clock: TestClock<Duration> = TestClock()
  ) -> TestStoreOf<Host> {
    TestStore(initialState: state) {
      Host()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func anOptionalAlertGoesWithItsAction() async {
    let store = makeStore(Host.State(plain: Alert()))
    await store.send(.plain(.delete)) { $0.plain = nil }
  }

  @Test func theParentMayTakeAnOptionalAlertAway() async {
    let store = makeStore(Host.State(plain: Alert()))
    await store.send(.plain(.retry)) { $0.plain = nil }
  }

  @Test func aPresentedAlertGoesWithItsAction() async {
    let store = makeStore(Host.State(alert: Alert()))
    await store.send(.alert(.presented(.delete))) { $0.alert = nil }
  }

  @Test func alertThatItsPresenterChangedIsDismissed() async {
    let store = makeStore(Host.State(alert: Alert()))
    await store.send(.alert(.presented(.retry))) { $0.alert = nil }
  }

  @Test func aPresentedAlertIsDismissed() async {
    let store = makeStore(Host.State(alert: Alert()))
    await store.send(.alert(.dismiss)) { $0.alert = nil }
  }

  @Test func anAlertAmongDestinationsGoesWithItsAction() async {
    let store = makeStore(Host.State(destination: .alert(Alert())))
    await store.send(.destination(.presented(.alert(.delete)))) { $0.destination = nil }
  }

  @Test func anAlertAmongDestinationsMayBeReplaced() async {
    let clock = TestClock()
    let store = makeStore(Host.State(destination: .alert(Alert())), clock: clock)
    await store.send(.destination(.presented(.alert(.retry)))) {
      $0.destination = .edit(Sleeper.State())
    }
    await store.send(.destination(.presented(.edit(.sleep))))
    await clock.advance(by: .seconds(1))
    await store.receive(.destination(.presented(.edit(.awoke)))) {
      $0.destination = .edit(Sleeper.State(count: 100))
    }
  }

  @Test func destinationThatIsNoAlertStaysAfterItsAction() async {
    let store = makeStore(Host.State(destination: .edit(Sleeper.State())))
    await store.send(.destination(.presented(.edit(.bump)))) {
      $0.destination = .edit(Sleeper.State(count: 1))
    }
  }

  @Test func anAlertAmongDestinationsStaysAfterTheActionOfAnother() async {
    let store = makeStore(Host.State(destination: .alert(Alert())))
    let issues = await IssueRecorder.issues {
      await store.send(.destination(.presented(.edit(.bump))))
    }
    #expect(issues.count == 1)
    #expect(store.state.destination == .alert(Alert()))
  }

  @Test func presentedAlertNeedsAPresentationAction() async {
    struct Wrong: Reducer {
      struct State: Equatable {
        var plain: Alert<Button>?
        @PresentationState var alert: Alert<Button>?
      }
      enum Action: CasePathable {
        case alert(Int)
        case plain(Int)

        static var allCasePaths: AllCasePaths { AllCasePaths() }
        struct AllCasePaths {
          var alert: AnyCasePath<Action, Int> { /Action.alert }
          var plain: AnyCasePath<Action, Int> { /Action.plain }
        }
      }
      var body: some ReducerOf<Self> {
        EmptyReducer()
          .ifLet(\.plain, action: \.plain)
          .ifLet(\.$alert, action: \.alert)
      }
    }
    let line = UInt(#line - 3)
    let issues = await IssueRecorder.issues {
      _ = Wrong().body
      // A body with a condition is made anew for each action.
      _ = Wrong().body
    }
    #expect(issues.map(\.line) == [line])
    #expect(
      issues.first?.message == """
        An alert or a dialog is presented, but its action is no 'PresentationAction'.

          Action: Int

        A presented state ends with the action 'dismiss', which this action does not have.

        To fix this, declare the case as 'case alert(PresentationAction<Int>)', or leave '@Presents' and the '$' out.
        """
    )
  }

  @Test func ephemeralStateIsRecognized() {
    let ephemeral = EphemeralReader<Destination.State>()
    #expect(ephemeral.isPossible)
    #expect(ephemeral.isCleared(.alert(Alert()), by: Destination.Action.alert(.delete)))
    #expect(!ephemeral.isCleared(.alert(Alert()), by: Destination.Action.edit(.bump)))
    #expect(!ephemeral.isCleared(.edit(Sleeper.State()), by: Destination.Action.alert(.delete)))
    #expect(!EphemeralReader<Sleeper.State>().isPossible)
    #expect(!EphemeralReader<Screens.State>().isPossible)
    #expect(EphemeralReader<Alert<Button>>().isPossible)
  }
}
