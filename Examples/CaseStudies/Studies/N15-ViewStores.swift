import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let viewStores = CaseStudy("N15", "View stores", "A view runs again for what it observes.")
  {
    ScoreView()
  }
}

private struct Score: Reducer {
  struct State: Equatable {
    var away = 0
    var home = 0
  }

  enum Action: Equatable { case awayButtonTapped, homeButtonTapped }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .awayButtonTapped: state.away += 1
      case .homeButtonTapped: state.home += 1
      }
      return .none
    }
  }
}

/// Counts how often something ran, which nobody observes.
@MainActor
private final class Runs {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

private struct ScoreView: View {
  @State private var store = Store(initialState: Score.State()) { Score() }
  private let homeRuns = Runs()
  private let evenRuns = Runs()

  var body: some View {
    Form {
      Section {
        Button("Home scores") { store.send(.homeButtonTapped) }
        Button("Away scores") { store.send(.awayButtonTapped) }
      }
      WithViewStore(store, observe: \.home) { viewStore in
        Text("Home: \(viewStore.state), run \(homeRuns.next())")
      }
      WithViewStore(store, observe: { $0.away }, removeDuplicates: { $0 % 2 == $1 % 2 }) {
        viewStore in
        Text(
          "Away is \(viewStore.state.isMultiple(of: 2) ? "even" : "odd"), run \(evenRuns.next())"
        )
      }
      ScoreLine(viewStore: ViewStore(store, observe: { $0 }))
    }
  }
}

/// A view store is an observable object, too.
private struct ScoreLine: View {
  @ObservedObject var viewStore: ViewStoreOf<Score>

  var body: some View {
    Text("\(viewStore.home) : \(viewStore.away)")
  }
}
