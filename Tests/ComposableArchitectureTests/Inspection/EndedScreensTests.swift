#if DEBUG
import ComposableArchitecture
import Testing

@MainActor
struct EndedScreensTests {
  private let recording = StoreRecording<Shop.State, Shop.Action>()

  /// The name of the ended screen of an action's effect, after another action that has nothing to do with it, and after one
  /// that changes the screens.
  private func names(
    of action: Shop.Action,
    in state: Shop.State,
    endedBy change: Shop.Action
  ) async throws -> [String?] {
    let store = Store(initialState: state, recording: recording) { Shop() }
    let task = store.send(action)
    let effect = try #require(recording.effects.first)
    store.send(.counted)
    let before = recording.endedScreen(of: effect)
    store.send(change)
    store.send(.counted)
    let after = recording.endedScreen(of: effect)
    task.cancel()
    await task.finish()
    return [before, after]
  }

  @Test func effectOfACaseEndsWithTheCase() async throws {
    let names = try await names(
      of: .destination(.presented(.order(.waited))),
      in: Shop.State(destination: .order(Shop.Order.State())),
      endedBy: .returnOpened
    )
    #expect(names == [nil, "order"])
  }

  @Test func effectOfAPlainOptionalEndsWithIt() async throws {
    let names = try await names(
      of: .basket(.waited),
      in: Shop.State(basket: Shop.Order.State()),
      endedBy: .basketEmptied
    )
    #expect(names == [nil, "basket"])
  }

  @Test func effectOfThePresentingActionEndsWithWhatItHasPresented() async throws {
    let names = try await names(
      of: .orderOpened,
      in: Shop.State(),
      endedBy: .destination(.dismiss)
    )
    #expect(names == [nil, "destination"])
  }

  @Test func optionalThatIsNoFeatureIsNoScreen() async throws {
    let names = try await names(
      of: .price(.success(1)),
      in: Shop.State(price: 1),
      endedBy: .priceForgotten
    )
    #expect(names == [nil, nil])
  }
}

/// A feature with a destination of several cases, and a child in a plain optional.
@Reducer
struct Shop {
  @Reducer
  enum Destination {
    case order(Order)
    case giveBack(Order)
  }

  @ObservableState
  struct State {
    var basket: Order.State?
    var count = 0
    @Presents var destination: Destination.State?
    var price: Int?
  }

  enum Action {
    case basket(Order.Action)
    case basketEmptied
    case counted
    case destination(PresentationAction<Destination.Action>)
    case orderOpened
    case price(Result<Int, any Error>)
    case priceForgotten
    case returnOpened
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .basket, .destination(.presented), .price: return .run { _ in try await Task.never() }
      case .basketEmptied: state.basket = nil
      case .counted: state.count += 1
      case .destination: break
      case .orderOpened:
        state.destination = .order(Order.State())
        return .run { _ in try await Task.never() }
      case .priceForgotten: state.price = nil
      case .returnOpened: state.destination = .giveBack(Order.State())
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
    .ifLet(\.basket, action: \.basket) { Order() }
  }

  @Reducer
  struct Order {
    @ObservableState
    struct State: Equatable {
      var title = ""
    }
    enum Action {
      case waited
    }

    var body: some ReducerOf<Self> {
      EmptyReducer()
    }
  }
}
#endif
