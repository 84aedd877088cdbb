#if !canImport(Darwin)
import ComposableArchitecture
import Testing
import ViewCore
import ViewTesting

@testable import ComposableArchitecture

@MainActor
struct SwitchStoreTests {
  private struct Feature: Reducer {
    enum State: Equatable {
      case first(Tally.State)
      case second(Tally.State)
    }
    enum Action: Equatable {
      case become(State)
      case first(Tally.Action)
      case second(Tally.Action)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .become(let new) = action { state = new }
        return .none
      }
      .ifCaseLet(/State.first, action: /Action.first) { Tally() }
      .ifCaseLet(/State.second, action: /Action.second) { Tally() }
    }
  }

  @Test func switchStoreShowsTheViewOfTheCase() throws {
    let store = Store(initialState: Feature.State.first(Tally.State(id: 1))) { Feature() }
    var evaluations = 0
    let view = ViewHarness {
      SwitchStore(store) { state in
        let _ = evaluations += 1
        switch state {
        case .first:
          CaseLet(
            /Feature.State.first,
            action: Feature.Action.first,
            then: TallyView.init(store:)
          )
        case .second:
          CaseLet(/Feature.State.second, action: Feature.Action.second) { child in
            Text("Second")
            TallyView(store: child)
          }
        }
      }
    }
    #expect(view.text == ["Count 1: 0", "Done"])
    try view.tap(.button("Count 1: 0"))
    #expect(view.text == ["Count 1: 1", "Done"])
    #expect(evaluations == 1)

    store.send(.become(.second(Tally.State(id: 2))))
    #expect(view.text == ["Second", "Count 2: 0", "Done"])
    try view.tap(.button("Count 2: 0"))
    #expect(view.text == ["Second", "Count 2: 1", "Done"])
    store.send(.become(.second(Tally.State(id: 3, count: 5))))
    #expect(view.text == ["Second", "Count 3: 5", "Done"])
    #expect(evaluations == 2)
  }

  @Test func aCaseInTheWrongBranchIsReported() async {
    let store = Store(initialState: Feature.State.first(Tally.State())) { Feature() }
    var line: UInt = 0
    let issues = await IssueRecorder.issues {
      let view = ViewHarness {
        SwitchStore(store) { _ in
          let _ = line = #line + 1
          CaseLet(/Feature.State.second, action: Feature.Action.second) { TallyView(store: $0) }
        }
      }
      #expect(view.text == [])
    }
    #expect(
      issues == [
        .init(
          message: Issues.caseNotShown(Tally.State.self, of: Feature.State.first(Tally.State())),
          line: line
        )
      ]
    )
  }
}
#endif
