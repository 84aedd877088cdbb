import ComposableArchitecture
import ViewCore

struct Item: Equatable, Identifiable {
  var id = 0
  var title = ""
  var isDone = false
}

struct ItemGroup: Equatable, Identifiable {
  var id = 0
  var title = ""
  var items: IdentifiedArrayOf<Item> = []
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
enum Destination {
  case edit(Detail)
  case alert(AlertState<Lists.Action.Alert>)
}

extension Destination.State: Equatable {}

@Reducer
struct Lists {
  @ObservableState
  struct State: Equatable {
    var groups: IdentifiedArrayOf<ItemGroup> = []
    var filter = Filter.all
    var newTitle = ""
    var isBusy = false
    var info: Item?
    @Presents var destination: Destination.State?
  }
  enum Action: BindableAction {
    case addButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case binding(BindingAction<State>)
    case deleteButtonTapped(Item.ID)
    case itemTapped(Item.ID)
    case refresh
    enum Alert: Equatable { case confirm }
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in .none }
      .ifLet(\.$destination, action: \.destination)
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
      ForEach(store.groups) { group in
        Section {
          ForEach(group.items) { item in
            Button {
              store.send(.itemTapped(item.id))
            } label: {
              HStack {
                Image(systemName: item.isDone ? "checkmark.circle" : "circle")
                Text(item.title)
                  .foregroundStyle(item.isDone ? .secondary : .primary)
                Spacer()
              }
            }
            .swipeActions {
              Button("Delete", role: .destructive) {
                store.send(.deleteButtonTapped(item.id))
              }
            }
          }
        } header: {
          Text(group.title)
        }
      }
      Button("Add") { store.send(.addButtonTapped) }
        .disabled(store.newTitle.isEmpty)
    }
    .navigationTitle("Lists")
    .onChange(of: store.filter) { old, new in store.send(.refresh) }
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Refresh") { store.send(.refresh) }
      }
    }
    .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { store in
      DetailView(store: store)
    }
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
  }
}
