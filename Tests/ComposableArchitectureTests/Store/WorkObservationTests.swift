import ComposableArchitecture
import ConcurrencyExtras
import Testing

@MainActor
struct WorkObservationTests {
  @Test func observerReceivesActionsWithoutTheirValues() {
    let observer = RecordingObserver()
    let outer = MainActorWork.observer
    MainActorWork.observer = observer
    defer { MainActorWork.observer = outer }
    let store = Store(initialState: Field.State()) { Field() }
    store.send(.typed("secret"))
    #expect(store.text == "secret")
    #expect(observer.names == ["ComposableArchitectureTests.Field.Action.typed"])
    let plain = Store(initialState: 0) { Reduce<Int, String> { _, _ in .none } }
    plain.send("secret")
    #expect(observer.names.last == "Swift.String")
  }

  @Test func storeThatWasMadeBeforeTheObserverIsNotMeasured() {
    let outer = MainActorWork.observer
    MainActorWork.observer = nil
    defer { MainActorWork.observer = outer }
    let store = Store(initialState: Field.State()) { Field() }
    let observer = RecordingObserver()
    MainActorWork.observer = observer
    store.send(.typed("a"))
    #expect(store.text == "a")
    #expect(observer.names.isEmpty)
  }
}

private final class RecordingObserver: MainActorWorkObserver {
  @MainActor private(set) var names: [String] = []

  func perform<Result>(_ work: MainActorWork, _ body: () -> Result) -> Result {
    if work.kind == .reducer { names.append(work.name) }
    return body()
  }
}

@Reducer
private struct Field {
  @ObservableState
  struct State: Equatable {
    var text = ""
  }

  enum Action {
    case typed(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .typed(let text):
        state.text = text
        return .none
      }
    }
  }
}
