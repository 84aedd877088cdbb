import ComposableArchitecture
import Foundation
import ViewCore

// A screen that is right: jars on shelves, with a search, a toolbar, two sheets and an alert of an enum of features.

struct Jar: Equatable, Identifiable {
  let id: UUID
  var name = ""
  var grams = 0
  var isOpen = false
  var bestBefore = Date()
}

struct Shelf: Equatable, Identifiable {
  let id: UUID
  var title = ""
  var jars: IdentifiedArrayOf<Jar> = []
}

@Reducer
struct JarForm {
  @ObservableState
  struct State: Equatable { var jar: Jar }
  enum Action: BindableAction { case binding(BindingAction<State>) }
  var body: some ReducerOf<Self> { BindingReducer() }
}

struct JarFormView: View {
  @Bindable var store: StoreOf<JarForm>
  var body: some View { Form { TextField("Name", text: $store.jar.name) } }
}

@Reducer
struct Pantry {
  @Reducer
  enum Destination {
    case edit(JarForm)
    case add(JarForm)
    case alert(AlertState<Alert>)
    @CasePathable enum Alert: Equatable { case confirmDelete(Jar.ID) }
  }

  @ObservableState
  struct State: Equatable {
    var shelves: IdentifiedArrayOf<Shelf> = []
    var query = ""
    var onlyOpen = false
    @Presents var destination: Destination.State?
    var path = StackState<JarForm.State>()
  }
  enum Action: BindableAction {
    case addTapped(Shelf.ID)
    case binding(BindingAction<State>)
    case deleteTapped(Jar.ID)
    case destination(PresentationAction<Destination.Action>)
    case jarTapped(Jar.ID)
    case onAppear
    case path(StackActionOf<JarForm>)
    case saveTapped
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in .none }
      .ifLet(\.$destination, action: \.destination)
      .forEach(\.path, action: \.path) { JarForm() }
  }
}

extension Pantry.Destination.State: Equatable {}

struct PantryView: View {
  @Bindable var store: StoreOf<Pantry>

  var body: some View {
    List {
      Section("Filter") {
        Toggle("Only open", isOn: $store.onlyOpen)
      }
      ForEach(store.shelves) { shelf in
        Section {
          ForEach(shelf.jars) { jar in
            Button {
              store.send(.jarTapped(jar.id))
            } label: {
              HStack {
                VStack(alignment: .leading) {
                  Text(jar.name).font(.headline)
                  Text(jar.bestBefore, style: .date)
                    .font(.caption)
                    .foregroundStyle(.secondary)
                }
                Spacer()
                Text("\(jar.grams) g").monospacedDigit()
              }
            }
            .swipeActions {
              Button("Delete", role: .destructive) { store.send(.deleteTapped(jar.id)) }
            }
          }
          Button("Add") { store.send(.addTapped(shelf.id)) }
        } header: {
          Text(shelf.title)
        } footer: {
          Text("\(shelf.jars.count) jars")
        }
      }
    }
    .searchable(text: $store.query)
    .navigationTitle("Pantry")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Save", systemImage: "checkmark") { store.send(.saveTapped) }
      }
    }
    .onAppear { store.send(.onAppear) }
    .sheet(item: $store.scope(state: \.$destination, action: \.destination).edit) { store in
      NavigationStack { JarFormView(store: store).navigationTitle("Edit") }
    }
    .sheet(item: $store.scope(state: \.$destination, action: \.destination).add) { store in
      NavigationStack { JarFormView(store: store).navigationTitle("New") }
    }
    .alert($store.scope(state: \.$destination, action: \.destination).alert)
  }
}
