import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let treeNavigation = CaseStudy(
    "N17",
    "Tree navigation",
    "A child that is there is presented."
  ) {
    KitchenView()
  }
}

private struct Stove: Reducer {
  struct State: Equatable { var minutes = 0 }
  enum Action: Equatable { case onTask, ticked }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .onTask:
        // Cancelled when the stove is dismissed.
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
      case .ticked:
        state.minutes += 1
        return .none
      }
    }
  }
}

private struct Kitchen: Reducer {
  struct State: Equatable {
    @PresentationState var stove: Stove.State?
    var lastMinutes: Int?
  }

  enum Action: Equatable {
    case cookButtonTapped
    case stove(PresentationAction<Stove.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cookButtonTapped:
        state.stove = Stove.State()
      case .stove(.dismiss):
        state.lastMinutes = state.stove?.minutes
      case .stove(.presented):
        break
      }
      return .none
    }
    .ifLet(\.$stove, action: /Action.stove) {
      Stove()
    }
  }
}

private struct KitchenView: View {
  @State private var store = Store(initialState: Kitchen.State()) { Kitchen() }

  var body: some View {
    WithViewStore(store, observe: \.lastMinutes) { viewStore in
      Form {
        Button("Cook") { viewStore.send(.cookButtonTapped) }
        if let minutes = viewStore.state {
          Text("Cooked for \(minutes.counted("minute"))")
        }
      }
    }
    .sheet(store: store.scope(state: \.$stove, action: { .stove($0) })) { store in
      WithViewStore(store, observe: \.minutes) { viewStore in
        Form {
          Text("\(viewStore.state.counted("minute")) on the stove")
          Text("Close the sheet to end.")
        }
        .task { await viewStore.send(.onTask).finish() }
      }
    }
  }
}
