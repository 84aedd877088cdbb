import ComposableArchitecture
import Testing

@MainActor
struct OnChangeTests {
  struct State: Equatable {
    var count = 0
    var text = ""
    var log: [String] = []
  }
  enum Action: Equatable, Sendable {
    case bump
    case rename(String)
    case logged
  }

  struct Core: Reducer {
    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .bump:
        state.count += 1
        return .send(.logged)
      case .rename(let text):
        state.text = text
        return .none
      case .logged:
        state.log.append("logged")
        return .none
      }
    }
  }

  @Test func onChangeRunsAReducerAfterAChange() async {
    let store = TestStore(initialState: State()) {
      Core()
        .onChange(of: \.count) { oldValue, newValue in
          Reduce { state, action in
            state.log.append("\(oldValue) to \(newValue) by \(action)")
            return .send(.rename("\(newValue)"))
          }
        }
    }
    await store.send(.rename("Blob")) { $0.text = "Blob" }
    await store.send(.bump) {
      $0.count = 1
      $0.log = ["0 to 1 by bump"]
    }
    await store.receive(.logged) { $0.log = ["0 to 1 by bump", "logged"] }
    await store.receive(.rename("1")) { $0.text = "1" }
  }

  @Test func onChangeCallsAClosureAfterAChange() async {
    let store = TestStore(initialState: State()) {
      Core()
        .onChange(of: \.text) { oldText, state in
          state.log.append("\(oldText) to \(state.text)")
          return .send(.bump)
        }
    }
    await store.send(.rename("Blob")) {
      $0.text = "Blob"
      $0.log = [" to Blob"]
    }
    await store.receive(.bump) { $0.count = 1 }
    await store.receive(.logged) { $0.log = [" to Blob", "logged"] }
  }

  @Test func onChangeComparesNonEquatableValuesByAFunction() {
    struct Box {
      var value: Int
    }
    let reducer = Reduce<Box, Int> { box, number in
      box.value = number
      return .none
    }
    .onChange(
      of: { $0 },
      removeDuplicates: { $0.value / 10 == $1.value / 10 },
      { oldBox, newBox in
        Reduce { box, _ in
          box.value = -oldBox.value - newBox.value
          return .none
        }
      }
    )
    var box = Box(value: 1)
    _ = reducer.reduce(into: &box, action: 9)
    #expect(box.value == 9)
    _ = reducer.reduce(into: &box, action: 10)
    #expect(box.value == -19)
  }

  @Test func onChangeSeesChangesOfItsReducerOnly() async {
    let store = TestStore(initialState: State()) {
      CombineReducers {
        Reduce<State, Action> { state, action in
          if action == .logged { state.text += "!" }
          return .none
        }
        Core()
          .onChange(of: \.text) { _, state in
            state.log.append("changed")
            return .none
          }
      }
    }
    await store.send(.logged) {
      $0.text = "!"
      $0.log = ["logged"]
    }
  }

  @Test func onChangeReducersCanBeNested() async {
    let store = TestStore(initialState: State()) {
      Core()
        .onChange(of: \.count) { _, state in
          state.text = "\(state.count)"
          return .none
        }
        .onChange(of: \.text) { oldText, state in
          state.log.append("'\(oldText)'")
          return .none
        }
    }
    await store.send(.bump) {
      $0.count = 1
      $0.text = "1"
      $0.log = ["''"]
    }
    await store.receive(.logged) { $0.log = ["''", "logged"] }
  }
}
