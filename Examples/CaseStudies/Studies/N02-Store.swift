import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let store = CaseStudy(
    "N2",
    "Stores",
    "A store runs a feature; a view can await its effects."
  ) {
    ClockView()
  }
}

private struct ClockFeature: Reducer {
  struct State: Equatable {
    var date: Date?
  }

  enum Action: Equatable {
    case dateChanged(Date)
    case onTask
  }

  @Dependency(\.date) var date

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .dateChanged(let date):
        state.date = date
        return .none
      case .onTask:
        return .run { send in await send(.dateChanged(date.now)) }
      }
    }
  }
}

private struct ClockView: View {
  @State private var isFinished = false
  /// This store lives at the beginning of the century.
  @State private var store: StoreOf<ClockFeature> = Store(initialState: ClockFeature.State()) {
    ClockFeature()
  } withDependencies: {
    $0.date.now = Date(timeIntervalSinceReferenceDate: 0)
  }

  var body: some View {
    WithViewStore(store, observe: \.date) { viewStore in
      Form {
        if let date = viewStore.state {
          Text(date, style: .date)
        }
        Text(isFinished ? "The effect is over." : "The effect runs.")
      }
      .task {
        await viewStore.send(.onTask).finish()
        isFinished = true
      }
    }
  }
}
