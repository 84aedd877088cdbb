import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let dependencies = CaseStudy(
    "N6",
    "Dependencies",
    "Clients of one's own, and others in their place."
  ) {
    GreetersView()
  }
}

private struct Greeter: Sendable {
  var greeting: @Sendable () -> String
}

extension Greeter: DependencyKey {
  static let liveValue = Greeter { "Hello from the live one" }
  static let previewValue = Greeter { "Hello from the preview" }
  /// A test that calls an endpoint without an override fails with its name.
  static let testValue = Greeter { unimplemented("Greeter.greeting", placeholder: "") }
}

extension DependencyValues {
  fileprivate var greeter: Greeter {
    get { self[Greeter.self] }
    set { self[Greeter.self] = newValue }
  }
}

private struct Greeting: Reducer {
  struct State: Equatable { var text = "…" }
  enum Action: Equatable { case greetButtonTapped }

  @Dependency(\.greeter) var greeter

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.text = greeter.greeting()
      return .none
    }
  }
}

private struct GreetersView: View {
  @State private var live = Store(initialState: Greeting.State()) { Greeting() }
  @State private var ofStore: StoreOf<Greeting> = Store(initialState: Greeting.State()) {
    Greeting()
  } withDependencies: {
    $0.greeter.greeting = { "Hello from this store's own" }
  }
  @State private var ofReducer: StoreOf<Greeting> = Store(initialState: Greeting.State()) {
    Greeting().dependency(\.greeter, Greeter { "Hello from this reducer's own" })
  }

  var body: some View {
    Form {
      GreetingView(title: "Live", store: live)
      GreetingView(title: "Of a store", store: ofStore)
      GreetingView(title: "Of a reducer", store: ofReducer)
    }
  }
}

private struct GreetingView: View {
  let title: String
  let store: StoreOf<Greeting>

  var body: some View {
    WithViewStore(store, observe: \.text) { viewStore in
      Section(title) {
        Text(viewStore.state)
        Button("Greet: \(title)") { viewStore.send(.greetButtonTapped) }
      }
    }
  }
}
