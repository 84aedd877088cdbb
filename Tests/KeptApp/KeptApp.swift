import ComposableArchitecture
import Foundation
import WebSwiftUI

/// An app whose windows a server can keep, for the tests that end its process.
@main
struct KeptApp: App {
  var body: some Scene {
    WindowGroup {
      TripsView(
        store: Store(initialState: TripsFeature.State(), keptAs: "trips") { TripsFeature() }
      )
    }
  }
}

@Reducer
struct TripsFeature {
  @ObservableState
  struct State: Codable, Equatable {
    var count = 0
    var path = StackState<TripFeature.State>()
  }

  enum Action {
    case counted
    case orderButtonTapped
    case path(StackActionOf<TripFeature>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .counted:
        state.count += 1
        return .none
      case .orderButtonTapped:
        Orders.send()
        state.count += 1
        return .none
      case .path: return .none
      }
    }
    .forEach(\.path, action: \.path) { TripFeature() }
  }
}

@Reducer
struct TripFeature {
  @ObservableState
  struct State: Codable, Equatable {
    var number = 1
    var note = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> { BindingReducer() }
}

struct TripsView: View {
  @Bindable var store: StoreOf<TripsFeature>
  @SceneStorage("taps") private var taps = 0

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Form {
        Text(verbatim: "Count \(store.count), taps \(taps)")
        Button("Count") {
          store.send(.counted)
          taps += 1
        }
        Button("Order") { store.send(.orderButtonTapped) }
        NavigationLink("Trip", state: TripFeature.State())
      }
      .navigationTitle("Trips")
    } destination: {
      TripView(store: $0)
    }
  }
}

struct TripView: View {
  @Bindable var store: StoreOf<TripFeature>

  var body: some View {
    Form {
      TextField("Note", text: $store.note)
      Text(verbatim: "Note: \(store.note)")
      NavigationLink("Next", state: TripFeature.State(number: store.number + 1))
    }
    .navigationTitle(Text(verbatim: "Trip \(store.number)"))
  }
}

/// Orders with ids, which another server would do once.
///
/// The environment variable `ORDERS` names the file of the orders.
enum Orders {
  /// Writes the id of the event into the file.
  ///
  /// The first order ends the process, before the event is saved.
  static func send() {
    @Dependency(\.eventID) var eventID
    let environment = ProcessInfo.processInfo.environment
    guard let path = environment["ORDERS"], let file = FileHandle(forUpdatingAtPath: path) else {
      return
    }
    let isFirst = (try? file.seekToEnd()) == 0
    try? file.write(contentsOf: Data("\(eventID?.uuidString ?? "none")\n".utf8))
    if isFirst { kill(getpid(), SIGKILL) }
  }
}
