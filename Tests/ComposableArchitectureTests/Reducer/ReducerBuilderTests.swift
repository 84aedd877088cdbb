import ComposableArchitecture
import Testing

@MainActor
struct ReducerBuilderTests {
  /// Records its name for every action.
  struct Note: Reducer {
    let name: String

    func reduce(into state: inout [String], action: Bool) -> Effect<Bool> {
      state.append(name)
      return .none
    }
  }

  struct Feature: Reducer {
    var isLoud = false
    var isNew: Bool?
    var names: [String] = []
    var erased: any Reducer<[String], Bool> = Note(name: "erased")

    var body: some Reducer<[String], Bool> {
      Note(name: "first")
      if isLoud {
        Note(name: "loud")
      } else {
        Note(name: "quiet")
      }
      if let isNew {
        Note(name: isNew ? "new" : "old")
      }
      for name in names {
        Note(name: name)
      }
      erased
      CombineReducers {
        Note(name: "grouped")
        EmptyReducer()
      }
      Reduce { state, _ in
        state.append("last")
        return .none
      }
    }
  }

  @Test func builderRunsReducersInTheOrderInWhichTheyAreWritten() {
    var state: [String] = []
    _ = Feature().reduce(into: &state, action: true)
    #expect(state == ["first", "quiet", "erased", "grouped", "last"])
  }

  @Test func builderTakesBranchesAndLoops() {
    var state: [String] = []
    _ = Feature(isLoud: true, isNew: true, names: ["a", "b"]).reduce(into: &state, action: true)
    #expect(state == ["first", "loud", "new", "a", "b", "erased", "grouped", "last"])
  }

  @Test func builderTakesAnExistentialReducer() {
    let reducer: any Reducer<[String], Bool> = Note(name: "erased")
    let store = Store(initialState: [String]()) { reducer }
    store.send(true)
    #expect(store.withState(\.self) == ["erased"])
  }

  @Test func builderMergesTheEffectsOfAllReducers() {
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        return action == 0 ? .send(1) : .none
      }
      Reduce { _, action in action == 0 ? .send(2) : .none }
      for number in 3...4 {
        Reduce { _, action in action == 0 ? .send(number) : .none }
      }
    }
    store.send(0)
    #expect(store.withState(\.self) == [0, 1, 2, 3, 4])
  }

  @Test func anEmptyBodyDoesNothing() {
    struct Empty: Reducer {
      typealias State = Int
      typealias Action = Bool
      var body: some Reducer<Int, Bool> {}
    }
    var state = 1
    _ = Empty().reduce(into: &state, action: true)
    #expect(state == 1)
  }
}
