import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let dismissal = CaseStudy("N24", "Dismissal", "A child that closes itself.") {
    DoorView()
  }
}

private struct Visit: Reducer {
  struct State: Equatable {}
  enum Action: Equatable { case leaveButtonTapped }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { _, _ in
      // It does not know who presents it, and how.
      .run { _ in await dismiss() }
    }
  }
}

private struct Door: Reducer {
  struct State: Equatable {
    @PresentationState var visit: Visit.State?
    var visits = 0
  }

  enum Action: Equatable {
    case enterButtonTapped
    case visit(PresentationAction<Visit.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .enterButtonTapped: state.visit = Visit.State()
      case .visit(.dismiss): state.visits += 1
      case .visit(.presented): break
      }
      return .none
    }
    .ifLet(\.$visit, action: /Action.visit) {
      Visit()
    }
  }
}

private struct DoorView: View {
  @State private var store = Store(initialState: Door.State()) { Door() }

  var body: some View {
    WithViewStore(store, observe: \.visits) { viewStore in
      Form {
        Button("Enter") { viewStore.send(.enterButtonTapped) }
        Text("\(viewStore.state) visits")
      }
    }
    .sheet(store: store.scope(state: \.$visit, action: { .visit($0) })) { store in
      VisitView(store: store)
    }
  }
}

private struct VisitView: View {
  @Environment(\.dismiss) private var dismiss
  let store: StoreOf<Visit>

  var body: some View {
    Form {
      Button("Leave by the feature") { store.send(.leaveButtonTapped) }
      Button("Leave by the view") { dismiss() }
    }
  }
}
