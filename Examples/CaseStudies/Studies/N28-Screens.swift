import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let screens = CaseStudy(
    "N28",
    "Screens",
    "The controls of SwiftUI on the state of a feature."
  ) {
    TripView()
  }
}

@Reducer
private struct Trip {
  @ObservableState
  struct State: Equatable {
    var isReturn = true
    var luggage = 1
    var seat = Seat.window
    var speed = 50.0
    var town = ""

    enum Seat: String, CaseIterable, Identifiable {
      case window, aisle
      var id: Self { self }
    }
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> { BindingReducer() }
}

private struct TripView: View {
  @State private var store = Store(initialState: Trip.State()) { Trip() }

  var body: some View {
    TripForm(store: store)
  }
}

private struct TripForm: View {
  @Bindable var store: StoreOf<Trip>

  var body: some View {
    Form {
      Section("Where") {
        TextField("Town", text: $store.town)
        Toggle("And back", isOn: $store.isReturn)
      }
      Section("How") {
        Picker("Seat", selection: $store.seat) {
          ForEach(Trip.State.Seat.allCases) { Text($0.rawValue).tag($0) }
        }
        Stepper("Luggage: \(store.luggage)", value: $store.luggage, in: 0...5)
        Slider(value: $store.speed, in: 0...100) { Text("Speed") }
        ProgressView(value: store.speed, total: 100)
      }
      Section {
        Label(summary, systemImage: "airplane")
      }
    }
  }

  private var summary: String {
    "\(store.town.isEmpty ? "Nowhere" : store.town)\(store.isReturn ? " and back" : "")"
  }
}
