#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import ViewCore

/// Tells which answers of clients an exported recording does not have.
@Reducer
struct UnwritableAnswers {
  @ObservableState
  struct State: Equatable {
    /// The store whose recording was exported last.
    var store: Int?
    /// The endpoints that the export has left out, each with the reason.
    var endpoints: [String] = []
  }

  enum Action: Equatable {
    case exportButtonTapped(store: Int)
    case found([String], store: Int)
  }

  @Dependency(\.inspectedAnswers) var inspectedAnswers

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .exportButtonTapped(let store):
        state = State(store: store)
        return .run { send in
          await send(.found(await inspectedAnswers.unwritable(store), store: store))
        }

      case .found(let endpoints, let store):
        // Another store may be shown by now.
        if store == state.store { state.endpoints = endpoints }
        return .none
      }
    }
  }
}

/// The endpoints whose answers are not in the exported file.
struct UnwritableAnswersView: View {
  let store: StoreOf<UnwritableAnswers>

  var body: some View {
    if !store.endpoints.isEmpty {
      VStack(alignment: .leading, spacing: 4) {
        Text(
          "The file does not have the answers of these clients. A replay that needs one ends there."
        )
        ForEach(store.endpoints, id: \.self) { Text($0).font(.footnote.monospaced()) }
      }
      .font(.footnote)
      .foregroundStyle(.secondary)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// Asks recordings for the answers that cannot be exported.
struct InspectedAnswersClient: Sendable {
  /// The endpoints whose answers an export of a store's recording leaves out, each with the reason.
  var unwritable: @MainActor @Sendable (_ store: Int) -> [String]
}

extension InspectedAnswersClient: DependencyKey {
  static var liveValue: Self { of { InspectedStores.current } }

  static var testValue: Self {
    Self(unwritable: { _ in unimplemented("InspectedAnswersClient.unwritable", placeholder: []) })
  }

  /// The client of some stores.
  static func of(_ stores: @escaping @MainActor @Sendable () -> InspectedStores?) -> Self {
    Self(
      unwritable: { store in
        stores()?.recording(of: store)?.unwritableAnswers ?? []
      }
    )
  }
}

extension DependencyValues {
  var inspectedAnswers: InspectedAnswersClient {
    get { self[InspectedAnswersClient.self] }
    set { self[InspectedAnswersClient.self] = newValue }
  }
}
#endif
