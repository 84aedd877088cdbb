import ComposableArchitecture
import Harness

extension Suite {
  /// Adds the stores that are recorded, and the memory of their recordings.
  func addRecorded() {
    for (name, action) in [("changes", ObservedPlain.Action.bump), ("stays", .nothing)] {
      add("send to a recorded store, state \(name)") {
        let recording = StoreRecording<ObservedPlain.State, ObservedPlain.Action>()
        let store = Store(initialState: ObservedPlain.State(), recording: recording) {
          ObservedPlain()
        }
        return { consume(store.send(action)) }
      }
    }

    // A view keeps a copy of the list, too, as long as it shows the list.
    add("action of one of 10,000 rows, a copy of the list is kept") {
      let store = Store(initialState: TaskList.State()) { TaskList() }
      var copy = store.withState { $0 }
      return {
        store.send(.toggled(5_000))
        copy = store.withState { $0 }
        consume(copy)
      }
    }

    add("action of one of 10,000 rows, recorded") {
      let recording = StoreRecording<TaskList.State, TaskList.Action>()
      let store = Store(initialState: TaskList.State(), recording: recording) { TaskList() }
      return { store.send(.toggled(5_000)) }
    }

    add("action of a field beside 10,000 rows, recorded") {
      let recording = StoreRecording<TaskList.State, TaskList.Action>()
      let store = Store(initialState: TaskList.State(), recording: recording) { TaskList() }
      return { store.send(.searched) }
    }

    addHeld("a recording of 10,000 actions of 10,000 rows", count: 1) {
      let recording = StoreRecording<TaskList.State, TaskList.Action>()
      let store = Store(initialState: TaskList.State(), recording: recording) { TaskList() }
      for step in 0..<10_000 { store.send(.toggled(step * 7_919 % 10_000)) }
      return [recording, store] as [Any]
    }
  }
}

/// A list whose rows have texts, as most lists have.
@Reducer
struct TaskList {
  @ObservableState
  struct State: Equatable {
    var searches = 0
    var rows = IdentifiedArray(uniqueElements: (0..<10_000).map(Row.init))
  }

  struct Row: Equatable, Identifiable {
    let id: Int
    var title: String
    var note = ""
    var isDone = false

    init(_ number: Int) {
      id = number
      title = "A title of a row with the number \(number)"
    }
  }

  enum Action {
    case searched
    case toggled(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .searched: state.searches += 1
      case .toggled(let id): state.rows[id: id]?.isDone.toggle()
      }
      return .none
    }
  }
}
