import ComposableArchitecture
import ViewCore

/// A screen that presents what it can, beside links and a form.
@Reducer
struct PresentingScreen {
  @Reducer
  enum Destination {
    case add(ChildFeature)
    case alert(AlertState<Alert>)
    case dialog(ConfirmationDialogState<Dialog>)
    case edit(ChildFeature)
    case help(ChildFeature)
    case screen(ChildFeature)
    enum Alert: Equatable { case confirm, deny }
    enum Dialog: Equatable { case confirm }
  }

  @ObservableState
  struct State {
    var detail = ChildFeature.State()
    var isBusy = false
    var items: IdentifiedArrayOf<ChildFeature.State> = []
    var title = ""
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var destination: Destination.State?
  }

  enum Action: BindableAction {
    case addButtonTapped
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case destination(PresentationAction<Destination.Action>)
    case detail(ChildFeature.Action)
    enum Alert: Equatable { case confirm }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(\.detail, action: \.detail) { ChildFeature() }
    EmptyReducer()
      .ifLet(\.$alert, action: \.alert)
      .ifLet(\.$destination, action: \.destination)
  }
}

struct PresentingScreenView: View {
  @Bindable var store: StoreOf<PresentingScreen>

  var body: some View {
    List {
      Section {
        TextField("Title", text: $store.title)
        Toggle("Busy", isOn: $store.isBusy)
      }
      ForEach(store.items) { item in
        NavigationLink {
          ChildFeatureView(store: store.scope(state: \.detail, action: \.detail))
        } label: {
          HStack {
            Text("Item \(item.count)")
            Spacer()
            Image(systemName: "circle")
          }
        }
      }
      NavigationLink("Detail") {
        ChildFeatureView(store: store.scope(\.detail, action: \.detail))
      }
      Button("Add") { store.send(.addButtonTapped) }
        .disabled(store.title.isEmpty)
    }
    .navigationTitle("Items")
    .sheet(item: $store.scope(state: \.$destination, action: \.destination).edit) { store in
      NavigationStack { ChildFeatureView(store: store) }
    }
    .sheet(item: $store.scope(\.$destination, action: \.destination).add) { addStore in
      NavigationStack {
        ChildFeatureView(store: addStore)
          .toolbar { Button("Add") { store.send(.addButtonTapped) } }
      }
    }
    .popover(item: $store.scope(state: \.$destination, action: \.destination).help) { store in
      ChildFeatureView(store: store)
    }
    .navigationDestination(
      item: $store.scope(state: \.$destination, action: \.destination).screen
    ) { store in
      ChildFeatureView(store: store)
    }
    .alert($store.scope(state: \.$destination, action: \.destination).alert)
    .confirmationDialog($store.scope(state: \.$destination, action: \.destination).dialog)
    .alert($store.scope(\.$alert, action: \.alert))
  }
}

private struct ChildFeatureView: View {
  let store: StoreOf<ChildFeature>
  var body: some View { Text("Count \(store.count)") }
}
