import ComposableArchitecture
import ViewCore

@Reducer
struct Row {
  @ObservableState
  struct State: Equatable, Identifiable { var id = 0; var title = ""; var isDone = false }
  enum Action { case tapped, deleted, moved(Int) }
}

struct Item: Equatable, Identifiable {
  var id = 0
  var title = ""
  var isDone = false
}

enum Filter: String, CaseIterable, Identifiable {
  case all, open, done
  var id: Self { self }
}

@Reducer
struct Detail {
  @ObservableState
  struct State: Equatable { var item = Item() }
  enum Action { case saveButtonTapped }
}

@Reducer
struct Lists {
  @ObservableState
  struct State: Equatable {
    var filter = Filter.all
    var rows: IdentifiedArrayOf<Row.State> = []
    @Presents var child: Detail.State?
    var newTitle = ""
    var isBusy = false
    var info: Item?
    @Presents var detail: Detail.State?
    @Presents var settings: Detail.State?
    @Presents var alert: AlertState<Action.Alert>?
  }
  enum Action: BindableAction {
    case addButtonTapped
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case deleteButtonTapped(Item.ID)
    case detail(PresentationAction<Detail.Action>)
    case itemTapped(Item.ID)
    case refresh
    case rows(IdentifiedActionOf<Row>)
    case child(PresentationAction<Detail.Action>)
    case settings(PresentationAction<Detail.Action>)
    case task
    enum Alert: Equatable { case confirm }
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in .none }
      .ifLet(\.$detail, action: \.detail) { Detail() }
      .ifLet(\.$settings, action: \.settings) { Detail() }
      .ifLet(\.$alert, action: \.alert)
  }
}

struct DetailView: View {
  let store: StoreOf<Detail>
  var body: some View { Text(store.item.title) }
}

struct ListsView: View {
  @Bindable var store: StoreOf<Lists>

  var body: some View {
    List {
      Section {
        TextField("New item", text: $store.newTitle)
        Picker("Filter", selection: $store.filter) {
          ForEach(Filter.allCases) { filter in
            Text(filter.rawValue).tag(filter)
          }
        }
        Toggle("Busy", isOn: $store.isBusy)
      }
      ForEach(store.scope(state: \.rows, action: \.rows)) { row in
        HStack {
          Text(row.title)
          Button("Move") { row.send(.moved(row.id)) }
          Spacer()
          Text(row.isDone ? "done" : "open")
        }
        .swipeActions {
          Button("Delete", role: .destructive) { row.send(.deleted) }
        }
      }
      Button("Add") { store.send(.addButtonTapped) }
        .disabled(store.newTitle.isEmpty)
    }
    .navigationTitle("Lists")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Refresh") { store.send(.refresh) }
      }
    }
    .sheet(item: $store.scope(state: \.detail, action: \.detail)) { store in
      DetailView(store: store)
    }
    .sheet(item: $store.scope(state: \.settings, action: \.settings)) { store in
      NavigationStack {
        DetailView(store: store)
          .navigationTitle("Settings")
          .toolbar {
            ToolbarItem(placement: .confirmationAction) {
              Button("Done") { store.send(.saveButtonTapped) }
            }
          }
      }
    }
    .alert($store.scope(state: \.alert, action: \.alert))
    .task { await store.send(.task).finish() }
  }
}
