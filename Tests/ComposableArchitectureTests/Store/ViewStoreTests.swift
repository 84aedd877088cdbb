import ComposableArchitecture
import Testing
import ViewCore

#if canImport(Darwin)
import Combine
#else
import OpenCombine
#endif

@MainActor
struct ViewStoreTests {
  let store = Store(initialState: CountAndName.State()) { CountAndName() }

  @Test func viewStoreChangesWithItsObservedStateOnly() {
    let viewStore = ViewStore(store, observe: \.count)
    var changes = 0
    let cancellable = viewStore.objectWillChange.sink { changes += 1 }
    store.send(.nameChanged("Blob"))
    #expect(changes == 0)
    store.send(.countUp)
    #expect(changes == 1)
    #expect(viewStore.state == 1)
    cancellable.cancel()
  }

  @Test func objectWillChangeFiresBeforeTheStateChanges() {
    let viewStore = ViewStore(store, observe: \.count)
    var states: [Int] = []
    let cancellable = viewStore.objectWillChange.sink { states.append(viewStore.state) }
    viewStore.send(.countUp)
    viewStore.send(.countUp)
    #expect(states == [0, 1])
    cancellable.cancel()
  }

  @Test func viewStoreUsesTheGivenDuplicateCheck() {
    let viewStore = ViewStore(store, observe: { $0 }, removeDuplicates: { $0.name == $1.name })
    store.send(.countUp)
    #expect(viewStore.count == 0)
    store.send(.nameChanged("Blob"))
    #expect(viewStore.count == 1)
    #expect(viewStore.name == "Blob")
  }

  @Test func viewStoreMapsItsActions() {
    let viewStore = ViewStore<String, String>(
      store,
      observe: \.name,
      send: CountAndName.Action.nameChanged
    )
    viewStore.send("Blob")
    #expect(viewStore.state == "Blob")
  }

  @Test func publisherEmitsTheCurrentStateAndEachNewOne() {
    let viewStore = ViewStore(store, observe: { $0 })
    var states: [CountAndName.State] = []
    var names: [String] = []
    var cancellables: Set<AnyCancellable> = []
    viewStore.publisher.sink { states.append($0) }.store(in: &cancellables)
    viewStore.publisher.name.sink { names.append($0) }.store(in: &cancellables)
    store.send(.both)
    store.send(.nameChanged("both"))
    store.send(.nameChanged("Blob"))
    #expect(
      states == [
        CountAndName.State(), CountAndName.State(count: 1, name: "both"),
        CountAndName.State(count: 1, name: "Blob"),
      ]
    )
    #expect(names == ["", "both", "Blob"])
  }

  @Test func aStorePublishesEveryDrain() {
    var names: [String] = []
    var states = 0
    var cancellables: Set<AnyCancellable> = []
    store.publisher.sink { _ in states += 1 }.store(in: &cancellables)
    store.publisher.name.sink { names.append($0) }.store(in: &cancellables)
    store.send(.both)
    store.send(.nameChanged("both"))
    #expect(states == 3)
    #expect(names == ["", "both"])
  }

  @Test func aSubscriptionKeepsTheStoreAndNoLonger() {
    weak var weakStore: StoreOf<CountAndName>?
    var cancellable: AnyCancellable?
    do {
      let store = Store(initialState: CountAndName.State()) { CountAndName() }
      weakStore = store
      cancellable = store.publisher.sink { _ in }
    }
    #expect(weakStore != nil)
    cancellable?.cancel()
    cancellable = nil
    #expect(weakStore == nil)
  }

  @Test func bindingsOfAViewStoreReadAndSend() {
    let viewStore = ViewStore(store, observe: { $0 })
    let name = viewStore.binding(get: \.name, send: { .nameChanged($0) })
    name.wrappedValue = "Blob"
    #expect(name.wrappedValue == "Blob")
    #expect(store.withState(\.name) == "Blob")
    let count = viewStore.binding(get: \.count, send: .countUp)
    count.wrappedValue = 42
    #expect(count.wrappedValue == 1)
    let whole = viewStore.binding(send: { .nameChanged($0.name) })
    whole.wrappedValue.name = "Blob Jr."
    #expect(viewStore.name == "Blob Jr.")
  }

  @Test func sendWhileWaitsUntilTheConditionFails() async {
    let (stream, continuation) = makeStream(of: Void.self)
    let store = makeStore(false) { (state: inout Bool, action: Bool) in
      state = action
      guard action else { return .none }
      return .run { send in
        for await _ in stream { break }
        await send(false)
      }
    }
    let viewStore = ViewStore(store, observe: { $0 })
    continuation.yield()
    await viewStore.send(true, while: { $0 })
    #expect(viewStore.state == false)
  }

  @Test func cancellingTheWaitCancelsTheEffects() async {
    let (cancelled, continuation) = makeStream(of: Void.self)
    let store = makeStore(0) { (_: inout Int, _: Bool) in
      .run { _ in
        await untilCancelled()
        continuation.yield()
      }
    }
    let viewStore = ViewStore(store, observe: { $0 })
    let waiting = Task { await viewStore.send(true, while: { _ in true }) }
    await Task.yield()
    waiting.cancel()
    await waiting.value
    for await _ in cancelled { break }
  }
}
