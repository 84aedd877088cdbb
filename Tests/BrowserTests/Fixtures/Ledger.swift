#if DEBUG
import ComposableArchitecture

/// A list of 10,000 rows.
@Reducer
struct Ledger {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var rows = IdentifiedArray(uniqueElements: (0..<10_000).map { Entry.State(id: $0) })
  }
  enum Action {
    case counted
    case inserted(Int)
    case moved(from: Int, to: Int)
    case rows(IdentifiedActionOf<Entry>)
  }

  /// An action of each kind after the other; most change one row.
  static func action(_ index: Int) -> Action {
    let place = index * 7919 % 10_000
    return switch index % 10 {
    case 7: .inserted(10_000 + index)
    case 8: .moved(from: place, to: (place + 300) % 10_000)
    case 9: .counted
    default: .rows(.element(id: place, action: .titleChanged("Title \(index)")))
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .counted: state.count += 1
      case .inserted(let id): state.rows.insert(Entry.State(id: id), at: id % 10_000)
      case .moved(let place, let other):
        state.rows.move(fromOffsets: [place], toOffset: other)
      case .rows: break
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Entry() }
  }

  @Reducer
  struct Entry {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
      var title = "A title of some words"
      var isDone = false
      var amount = 0
    }
    enum Action {
      case titleChanged(String)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .titleChanged(let title):
          state.title = title
          return .none
        }
      }
    }
  }
}
#endif
