import ComposableArchitecture
import Testing

@MainActor
struct ReducerDependencyTests {
  struct Feature: Reducer {
    enum Action: Equatable, Sendable {
      case read
      case readInAnEffect
      case wasRead(String)
    }
    @Dependency(\.first) var first
    @Dependency(\.second) var second

    func reduce(into state: inout String, action: Action) -> Effect<Action> {
      switch action {
      case .read:
        state = first + second
        return .none
      case .readInAnEffect:
        return .run { send in await send(.wasRead(first + second)) }
      case .wasRead(let text):
        state = text
        return .none
      }
    }
  }

  private func read(_ reducer: some Reducer<String, Feature.Action>) -> String {
    var state = ""
    _ = reducer.reduce(into: &state, action: .read)
    return state
  }

  /// The body is evaluated once, but the value of the dependency may change.
  @Test func dependencyInABodyIsEvaluatedForEachAction() {
    struct Root: Reducer {
      let name: () -> String
      var body: some Reducer<String, Feature.Action> {
        Feature().dependency(\.first, name()).dependency(\.second, name())
      }
    }
    var name = "A"
    let store = Store(initialState: "") { Root { name } }
    store.send(.read)
    #expect(store.withState(\.self) == "AA")
    name = "B"
    store.send(.read)
    #expect(store.withState(\.self) == "BB")
  }

  @Test func dependencyOutsideOfABodyIsEvaluatedOnce() async {
    struct Numbers: Reducer {
      @Dependency(\.uuid) var uuid
      func reduce(into state: inout [UUID], action: Void) -> Effect<Void> {
        state.append(uuid())
        return .none
      }
    }
    let store = TestStore(initialState: []) {
      Numbers().dependency(\.uuid, .incrementing)
    }
    await store.send(()) { $0 = [UUID(0)] }
    await store.send(()) { $0 = [UUID(0), UUID(1)] }
  }

  @Test func dependencyModifierReplacesADependency() {
    #expect(read(Feature()) == "12")
    #expect(read(Feature().dependency(\.first, "A")) == "A2")
    #expect(read(Feature().dependency(\.first, "A").dependency(\.second, "B")) == "AB")
  }

  @Test func theCallNearestToTheReducerWins() {
    #expect(read(Feature().dependency(\.first, "A").dependency(\.first, "B")) == "A2")
    #expect(
      read(
        CombineReducers { Feature().dependency(\.first, "A") }
          .dependency(\.first, "B").dependency(\.second, "C")
      ) == "AC"
    )
  }

  @Test func dependencyModifierWinsOverTheTestsDependencies() async {
    let store = TestStore(initialState: "") {
      Feature().dependency(\.first, "A")
    } withDependencies: {
      $0.first = "B"
      $0.second = "C"
    }
    await store.send(.read) { $0 = "AC" }
  }

  @Test func dependencyModifierAppliesToEffects() async {
    let store = TestStore(initialState: "") {
      Feature().dependency(\.first, "A")
    }
    await store.send(.readInAnEffect)
    await store.receive(.wasRead("A2")) { $0 = "A2" }
  }

  @Test func transformDependencyReplacesAllValues() {
    var values = DependencyValues()
    values.first = "A"
    values.second = "B"
    #expect(read(Feature().dependency(\.self, values)) == "AB")
  }

  @Test func dependencyModifierReplacesAKeyByType() {
    struct Reader: Reducer {
      @Dependency(Client.self) var client
      func reduce(into state: inout String, action: Bool) -> Effect<Bool> {
        state = client.name
        return .none
      }
    }
    var state = ""
    _ = Reader().dependency(Client(name: "A")).reduce(into: &state, action: true)
    #expect(state == "A")
  }

  @Test func transformDependencyChangesADependency() {
    #expect(read(Feature().transformDependency(\.first) { $0 += "A" }) == "1A2")
    #expect(
      read(
        Feature()
          .transformDependency(\.first) { $0 += "A" }
          .transformDependency(\.first) { $0 += "B" }
      ) == "1BA2"
    )
    #expect(read(Feature().transformDependency(\.self) { $0.second = "B" }) == "1B")
  }
}

private struct Client: DependencyKey {
  var name: String
  static let liveValue = Client(name: "live")
  static let testValue = Client(name: "test")
}

private enum FirstKey: TestDependencyKey {
  static let testValue = "1"
}

private enum SecondKey: TestDependencyKey {
  static let testValue = "2"
}

extension DependencyValues {
  fileprivate var first: String {
    get { self[FirstKey.self] }
    set { self[FirstKey.self] = newValue }
  }
  fileprivate var second: String {
    get { self[SecondKey.self] }
    set { self[SecondKey.self] = newValue }
  }
}
