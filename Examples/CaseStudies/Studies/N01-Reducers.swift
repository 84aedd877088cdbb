import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let reducers = CaseStudy("N1", "Reducers", "Several reducers in one body run in order.") {
    TillView()
  }
}

private struct Till: Reducer {
  struct State: Equatable {
    var receipt: [String] = []
    var total = 0
  }

  enum Action: Equatable {
    case appleButtonTapped
    case breadButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appleButtonTapped: state.total += 1
      case .breadButtonTapped: state.total += 3
      }
      return .none
    }
    // This one runs second, so it sees the new total.
    Reduce { state, action in
      let name = action == .appleButtonTapped ? "Apple" : "Bread"
      state.receipt.append("\(name), together \(state.total)")
      return .none
    }
  }
}

private struct TillView: View {
  @State private var store = Store(initialState: Till.State()) { Till() }

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Form {
        Section {
          Button("Apple for 1") { viewStore.send(.appleButtonTapped) }
          Button("Bread for 3") { viewStore.send(.breadButtonTapped) }
        }
        Section("Receipt") {
          ForEach(viewStore.receipt, id: \.self) { line in
            Text(line)
          }
        }
      }
    }
  }
}
