import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let dismissal = CaseStudy("N24", "Dismissal", "A child that closes itself.") {
    DoorView()
  }
}

private struct Visit: Reducer {
  struct State: Equatable {}
  enum Action: Equatable {
    case lateButtonTapped
    case leaveButtonTapped
    case waved
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .lateButtonTapped:
        return .run { send in
          await dismiss()
          // Nobody is left to handle it, which is reported.
          await send(.waved)
        }
      case .leaveButtonTapped:
        // It does not know who presents it, and how.
        return .run { _ in await dismiss() }
      case .waved:
        return .none
      }
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
  @State private var issues: [IssueRecorder.Issue] = []
  @State private var store = Store(initialState: Door.State()) { Door() }

  var body: some View {
    WithViewStore(store, observe: \.visits) { viewStore in
      Form {
        Button("Enter") { viewStore.send(.enterButtonTapped) }
        Text(viewStore.state.counted("visit"))
        IssueList(issues: issues)
      }
    }
    .sheet(store: store.scope(state: \.$visit, action: { .visit($0) })) { store in
      VisitView(store: store, issues: $issues)
    }
  }
}

private struct VisitView: View {
  @Environment(\.dismiss) private var dismiss
  let store: StoreOf<Visit>
  @Binding var issues: [IssueRecorder.Issue]

  var body: some View {
    Form {
      Button("Leave by the feature") { store.send(.leaveButtonTapped) }
      Button("Leave, and wave too late") {
        Task {
          issues = await IssueRecorder.issues {
            await store.send(.lateButtonTapped).finish()
          }
        }
      }
      Button("Leave by the view") { dismiss() }
    }
  }
}
