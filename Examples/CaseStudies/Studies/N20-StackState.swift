import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let stackState = CaseStudy(
    "N20",
    "Stack navigation",
    "A stack of screens is a collection."
  ) {
    TrailView()
  }
}

private struct Stop: Reducer {
  struct State: Equatable { var name: String }
  enum Action: Equatable { case renameButtonTapped }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.name += "!"
      return .none
    }
  }
}

private struct Trail: Reducer {
  struct State: Equatable {
    var path = StackState<Stop.State>()
    var last = "Nothing happened yet."
  }

  enum Action: Equatable {
    case appendButtonTapped
    case backToFirstButtonTapped
    case path(StackAction<Stop.State, Stop.Action>)
    case popLastButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appendButtonTapped:
        state.path.append(Stop.State(name: "Stop \(state.path.count + 1)"))
      case .backToFirstButtonTapped:
        guard let second = state.path.ids.dropFirst().first else { break }
        let count = state.path.count - 1
        // It goes, and all above it.
        state.path.pop(from: second)
        state.last = "Popped \(count.counted("stop"))"
      case .path(.element(id: let id, action: .renameButtonTapped)):
        state.last = "Renamed \(state.path[id: id]?.name ?? "nothing")"
      case .path(.popFrom(id: let id)):
        state.last = "Popped from \(state.path[id: id]?.name ?? "nothing")"
      case .path(.push(id: _, state: let stop)):
        state.last = "Pushed \(stop.name)"
      case .popLastButtonTapped:
        state.last = state.path.popLast().map { "Popped \($0.name)" } ?? "There is none."
      }
      return .none
    }
    .forEach(\.path, action: /Action.path) {
      Stop()
    }
  }
}

private struct TrailView: View {
  @State private var store = Store(initialState: Trail.State()) { Trail() }

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Form {
        Section {
          Button("Append") { viewStore.send(.appendButtonTapped) }
          Button("Back to the first") { viewStore.send(.backToFirstButtonTapped) }
          Button("Pop the last") { viewStore.send(.popLastButtonTapped) }
          Text(viewStore.last)
        }
        Section("Stops") {
          ForEach(Array(zip(viewStore.path.ids, viewStore.path)), id: \.0) { id, stop in
            HStack {
              Text(stop.name)
              Spacer()
              Button("Rename") {
                viewStore.send(.path(.element(id: id, action: .renameButtonTapped)))
              }
              Button("Pop") { viewStore.send(.path(.popFrom(id: id))) }
            }
            .buttonStyle(.borderless)
          }
        }
      }
    }
  }
}
