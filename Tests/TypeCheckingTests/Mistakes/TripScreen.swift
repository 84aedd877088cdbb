import ComposableArchitecture
import Foundation
import ViewCore

// A screen that is right: stops of legs of a trip, which the user can select, delete and move, and presentations.

struct Stop: Equatable, Identifiable {
  let id: UUID
  var place = ""
  var note = ""
  var arrival = Date()
  var nights = 1
  var isBooked = false
}

struct Leg: Equatable, Identifiable {
  let id: UUID
  var name = ""
  var stops: IdentifiedArrayOf<Stop> = []
}

enum Transport: String, CaseIterable, Identifiable {
  case train, bus, ferry
  var id: Self { self }
  var symbol: String { "tram" }
}

@Reducer
struct StopForm {
  @ObservableState
  struct State: Equatable { var stop: Stop }
  enum Action: BindableAction { case binding(BindingAction<State>), doneTapped }
  var body: some ReducerOf<Self> { BindingReducer() }
}

struct StopFormView: View {
  @Bindable var store: StoreOf<StopForm>
  var body: some View {
    Form { TextField("Place", text: $store.stop.place) }
  }
}

@Reducer
struct Trip {
  @ObservableState
  struct State: Equatable {
    var legs: IdentifiedArrayOf<Leg> = []
    var selection: Set<Stop.ID> = []
    var transport = Transport.train
    var budget = 0.0
    var title = ""
    var isSharing = false
    var isDeleting = false
    @Presents var form: StopForm.State?
    @Presents var alert: AlertState<Action.Alert>?
  }
  enum Action: BindableAction {
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case bookTapped(Stop.ID, leg: Leg.ID)
    case deleteConfirmed
    case form(PresentationAction<StopForm.Action>)
    case load
    case move(IndexSet, Int, in: Leg.ID)
    case remove(IndexSet, from: Leg.ID)
    case shareTapped
    case stopTapped(Stop.ID)
    enum Alert: Equatable { case leave }
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in .none }
      .ifLet(\.$form, action: \.form) { StopForm() }
      .ifLet(\.$alert, action: \.alert)
  }
}

struct TripView: View {
  @Bindable var store: StoreOf<Trip>
  @Environment(\.dismiss) var dismiss
  @FocusState var isTitleFocused: Bool

  var body: some View {
    NavigationStack {
      List(selection: $store.selection) {
        Section("Trip") {
          TextField("Title", text: $store.title)
            .focused($isTitleFocused)
            .submitLabel(.done)
          Picker("By", selection: $store.transport) {
            ForEach(Transport.allCases) { transport in
              Label(transport.rawValue, systemImage: transport.symbol).tag(transport)
            }
          }
          Slider(value: $store.budget, in: 0...5000) {
            Text("Budget")
          }
        }
        ForEach(store.legs) { leg in
          Section {
            ForEach(leg.stops) { stop in
              HStack(spacing: 12) {
                Image(systemName: stop.isBooked ? "checkmark.seal" : "seal")
                  .foregroundStyle(stop.isBooked ? Color.green : Color.secondary)
                VStack(alignment: .leading, spacing: 2) {
                  Text(stop.place).font(.headline)
                  if !stop.note.isEmpty {
                    Text(stop.note)
                      .font(.footnote)
                      .lineLimit(2)
                  }
                }
                Spacer()
                Text(stop.arrival, format: .dateTime.day().month())
              }
              .contentShape(.rect)
              .onTapGesture { store.send(.stopTapped(stop.id)) }
              .badge(stop.nights)
              .swipeActions(edge: .leading, allowsFullSwipe: true) {
                Button("Book") { store.send(.bookTapped(stop.id, leg: leg.id)) }
                  .tint(.indigo)
              }
            }
            .onDelete { store.send(.remove($0, from: leg.id)) }
            .onMove { store.send(.move($0, $1, in: leg.id)) }
          } header: {
            HStack {
              Text(leg.name)
              Spacer()
              Text("\(leg.stops.count) stops")
            }
          }
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle(store.title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button("Close") { dismiss() }
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Share", systemImage: "square.and.arrow.up") { store.send(.shareTapped) }
          Spacer()
          EditButton()
        }
      }
      .task { await store.send(.load).finish() }
      .confirmationDialog(
        "Delete the trip?",
        isPresented: $store.isDeleting,
        titleVisibility: .visible
      ) {
        Button("Delete", role: .destructive) { store.send(.deleteConfirmed) }
      } message: {
        Text("This cannot be undone.")
      }
      .fullScreenCover(isPresented: $store.isSharing) {
        ShareLink(item: store.title)
      }
      .sheet(item: $store.scope(state: \.form, action: \.form)) { store in
        NavigationStack {
          StopFormView(store: store)
            .navigationTitle("Stop")
        }
        .presentationDetents([.medium, .large])
      }
      .alert($store.scope(state: \.alert, action: \.alert))
    }
  }
}
