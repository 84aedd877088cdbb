import ComposableArchitecture
import Foundation

// The samples of docs/Sessions.md.

@Reducer
struct Cart {
  @ObservableState
  struct State: Codable, Equatable {
    var items: [String] = []
    var isPaid = false
  }

  enum Action {
    case payButtonTapped
    case paid
  }

  @Dependency(\.eventID) var eventID
  @Dependency(\.payments) var payments

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .payButtonTapped:
        return .run { [items = state.items, key = eventID] send in
          try await payments.pay(items, key)
          await send(.paid)
        }
      case .paid:
        state.isPaid = true
        return .none
      }
    }
  }
}

struct Payments: Sendable {
  var pay: @Sendable (_ items: [String], _ key: UUID?) async throws -> Void
}

extension Payments: TestDependencyKey {
  static let testValue = Payments { _, _ in }
}

extension DependencyValues {
  var payments: Payments {
    get { self[Payments.self] }
    set { self[Payments.self] = newValue }
  }
}
