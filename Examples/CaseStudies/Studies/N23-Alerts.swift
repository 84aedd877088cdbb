import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let alerts = CaseStudy(
    "N23",
    "Alerts as state",
    "What is asked is a value that tests compare."
  ) {
    TrashView()
  }
}

private struct Trash: Reducer {
  struct State: Equatable {
    @PresentationState var alert: AlertState<Action.Alert>?
    @PresentationState var dialog: ConfirmationDialogState<Action.Dialog>?
    var items = 3
  }

  enum Action: Equatable {
    case alert(PresentationAction<Alert>)
    case dialog(PresentationAction<Dialog>)
    case emptyButtonTapped
    case sortButtonTapped

    enum Alert: Equatable, Sendable { case confirmEmptying }
    enum Dialog: Equatable, Sendable { case keep(Int) }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirmEmptying)):
        state.items = 0
      case .dialog(.presented(.keep(let count))):
        state.items = count
      case .alert, .dialog:
        break

      case .emptyButtonTapped:
        let items = state.items
        state.alert = AlertState {
          TextState("Empty the trash?")
        } actions: {
          ButtonState(role: .destructive, action: .confirmEmptying) { TextState("Empty") }
          ButtonState(role: .cancel) { TextState("Keep all") }
        } message: {
          TextState("It has \(items.counted("item")).")
        }

      case .sortButtonTapped:
        state.dialog = ConfirmationDialogState(titleVisibility: .visible) {
          TextState("How many stay?")
        } actions: {
          ButtonState(action: .keep(1)) { TextState("One") }
          ButtonState(action: .keep(2)) { TextState("Two") }
        }
      }
      return .none
    }
    .ifLet(\.$alert, action: /Action.alert)
    .ifLet(\.$dialog, action: /Action.dialog)
  }
}

private struct TrashView: View {
  @State private var store = Store(initialState: Trash.State()) { Trash() }

  var body: some View {
    WithViewStore(store, observe: \.items) { viewStore in
      Form {
        Text("\(viewStore.state.counted("item")) in the trash")
        Button("Empty…") { viewStore.send(.emptyButtonTapped) }
        Button("Sort…") { viewStore.send(.sortButtonTapped) }
      }
    }
    .alert(store: store.scope(state: \.$alert, action: { .alert($0) }))
    .confirmationDialog(store: store.scope(state: \.$dialog, action: { .dialog($0) }))
  }
}
