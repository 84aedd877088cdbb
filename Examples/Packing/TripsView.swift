import ComposableArchitecture
import SwiftUI

struct TripsView: View {
  @Bindable var store: StoreOf<TripsFeature>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List {
        ForEach(store.trips) { trip in
          Button(trip.name) { store.send(.tripTapped(id: trip.id)) }
        }
        Button("Give me an idea") { store.send(.ideaButtonTapped) }
          .disabled(store.isThinking)
      }
      .navigationTitle("Trips")
    } destination: { store in
      TripView(store: store)
    }
  }
}
