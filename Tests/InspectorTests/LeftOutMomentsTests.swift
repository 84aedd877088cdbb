#if DEBUG
import ComposableArchitecture
import Testing
import ViewCore
import ViewTesting

@testable import Inspector

/// The states without an action, one after the other.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct LeftOutMomentsTests {
  private let stores = InspectedStores()

  private func makeStore() -> StoreOf<Doubling> {
    stores.recordingNewStores { Store(initialState: Doubling.State()) { Doubling() } }
  }

  private var recording: any InspectedStore {
    get throws { try #require(stores.entries.last?.recording) }
  }

  private func counts(leavingOut leftOut: Int) throws -> [String?] {
    let recording = try recording
    let numbers = try #require(recording.numbers)
    return numbers.map {
      recording.state(after: $0, leavingOut: leftOut)?.part(at: ["count"])?.text
    }
  }

  @Test func eachLaterStateIsThatWithoutTheAction() throws {
    let store = makeStore()
    store.send(.added(1))
    store.send(.added(2))
    store.send(.doubled)
    store.send(.added(5))
    #expect(try counts(leavingOut: 2) == ["1", "1", "2", "7"])
    #expect(try counts(leavingOut: 3) == ["1", "3", "3", "8"])
    #expect(store.count == 11)
  }

  @Test func whatTheActionCausedIsLeftOut() throws {
    let store = makeStore()
    store.send(.added(1))
    store.send(.twiceAdded(2))
    store.send(.doubled)
    #expect(try counts(leavingOut: 2) == ["1", "1", "1", "1", "2"])
    #expect(
      try (1...5).map { try recording.isLeftOut($0, with: 2) } == [false, true, true, true, false]
    )
    #expect(store.count == 10)
  }

  @Test func statesEndAtTheFirstActionThatIsNotPossible() throws {
    let store = makeStore()
    store.send(.opened)
    store.send(.added(1))
    store.send(.form(.presented(.tapped)))
    store.send(.added(1))
    #expect(try counts(leavingOut: 1) == ["0", "1", nil, nil])
    #expect(try recording.difference(at: 2, leavingOut: 1) != .unknown)
    #expect(try recording.difference(at: 3, leavingOut: 1) == .unknown)
  }

  @Test func laterActionsOfTheAppAreAmongTheStates() throws {
    let store = makeStore()
    store.send(.added(1))
    #expect(try counts(leavingOut: 1) == ["0"])
    store.send(.added(2))
    #expect(try counts(leavingOut: 1) == ["0", "2"])
  }

  @Test func appShowsTheStatesWithoutTheActionStepByStep() async throws {
    let inspected = Inspected()
    let store = inspected.makeStore()
    let page = inspected.makePage()
    for _ in 1...4 { store.send(.counted) }
    try page.tap(.row(".counted").element(boundBy: 2))
    try page.tap(.button("Leave out"))
    try page.tap(.button("Show in the app"))
    try await page.wait(until: { _ in store.count == 1 })
    try page.tap(.button("Next action"))
    try await page.wait(until: { _ in store.count == 2 })
    #expect(
      page.text.contains {
        $0.hasPrefix("The app shows the state after action 3 without action 2.")
      }
    )
    try page.tap(.button("Stop leaving out"))
    try await page.wait(until: { _ in store.count == 3 })
    try page.tap(.button("Show the present"))
    try await page.wait(until: { _ in store.count == 4 })
  }

  @Test func stateOfTheDetailIsTheOneWithoutTheAction() throws {
    let inspected = Inspected()
    let store = inspected.makeStore()
    let page = inspected.makePage()
    for _ in 1...3 { store.send(.counted) }
    try page.tap(.row(".counted").element(boundBy: 1))
    try page.tap(.button("Leave out"))
    try page.tap(.option("State"))
    try page.tap(.button("Last action"))
    let count = try #require(page.text.lastIndex(of: "count"))
    #expect(page.text[count + 1] == "2")
  }
}

@Reducer
private struct Doubling {
  @ObservableState
  struct State: Equatable {
    var count = 0
    @Presents var form: Form.State?
  }
  enum Action {
    case added(Int)
    case doubled
    case form(PresentationAction<Form.Action>)
    case opened
    case twiceAdded(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .added(let number): state.count += number
      case .doubled: state.count *= 2
      case .form: break
      case .opened: state.form = Form.State()
      case .twiceAdded(let number):
        return .concatenate(.send(.added(number)), .send(.added(number)))
      }
      return .none
    }
    .ifLet(\.$form, action: \.form) { Form() }
  }

  @Reducer
  struct Form {
    @ObservableState
    struct State: Equatable {}
    enum Action { case tapped }

    var body: some ReducerOf<Self> { EmptyReducer() }
  }
}
#endif
