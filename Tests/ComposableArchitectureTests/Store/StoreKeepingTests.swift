import ComposableArchitecture
import Foundation
import IssueRecording
import Testing
import ViewValues

/// Stores whose state a window keeps.
@MainActor
struct StoreKeepingTests {
  /// A page with the values that an earlier process had.
  private struct Page: RunningPage {
    var request = PageRequest()
    var user: WindowUser?
    let values: WindowValues
    let settings = LocaleSettings()

    func open(_: URL) -> Bool { false }
    func logout(to _: String) -> Bool { false }

    init(_ former: [String: String] = [:]) {
      values = WindowValues(keeping: former.mapValues { Data($0.utf8) })
    }

    @MainActor
    func run<Result>(_ work: () -> Result) -> Result {
      CurrentPage.$value.withValue(self, operation: work)
    }
  }

  private struct Counter: Reducer {
    struct State: Codable, Equatable {
      var count = 0
    }

    enum Action { case increment, started }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .increment:
          state.count += 1
          return .send(.started)
        case .started: return .none
        }
      }
    }
  }

  private func makeStore(_ count: Int = 0) -> StoreOf<Counter> {
    Store(initialState: Counter.State(count: count), keptAs: "counter") { Counter() }
  }

  @Test func stateIsTakenAfterAnAction() {
    let page = Page()
    let store = page.run { makeStore() }
    #expect(page.values.takeChanges().values == ["store/counter": Data(#"{"count":0}"#.utf8)])
    #expect(page.values.takeChanges().values == [:])
    store.send(.increment)
    store.send(.increment)
    #expect(page.values.takeChanges().values == ["store/counter": Data(#"{"count":2}"#.utf8)])
  }

  @Test func storeBeginsWithTheStateOfAnEarlierProcess() {
    let page = Page(["store/counter": #"{"count":7}"#])
    let store = page.run { makeStore(1) }
    #expect(store.withState(\.count) == 7)
    store.send(.increment)
    #expect(page.values.takeChanges().values == ["store/counter": Data(#"{"count":8}"#.utf8)])
  }

  @Test func storeThatWasMadeInVainLeavesTheStateToTheOther() {
    let page = Page(["store/counter": #"{"count":7}"#])
    let store = page.run {
      let store = makeStore()
      _ = makeStore()
      return store
    }
    store.send(.increment)
    #expect(page.values.takeChanges().values == ["store/counter": Data(#"{"count":8}"#.utf8)])
  }

  @Test func storeWithoutAWindowHasItsInitialState() {
    #expect(makeStore(3).withState(\.count) == 3)
  }

  @Test func storeOfAWindowThatIsNotKeptHasItsInitialState() {
    let page = Page()
    let values = WindowValues()
    let store = CurrentPage.$value.withValue(Unkept(values: values)) { makeStore(3) }
    store.send(.increment)
    #expect(values.value(of: "store/counter") == nil)
    withExtendedLifetime(page) {}
  }

  private struct Unkept: RunningPage {
    var request = PageRequest()
    var user: WindowUser?
    let values: WindowValues
    let settings = LocaleSettings()

    func open(_: URL) -> Bool { false }
    func logout(to _: String) -> Bool { false }
  }

  @Test func stateThatCannotBeDecodedIsLeftToTheDeveloper() {
    let page = Page(["store/counter": #"{"number":7}"#])
    let store = page.run { makeStore(1) }
    #expect(store.withState(\.count) == 1)
    let changes = page.values.takeChanges()
    #expect(changes.unreadable == ["store/counter": Data(#"{"number":7}"#.utf8)])
    #expect(changes.values == ["store/counter": Data(#"{"count":1}"#.utf8)])
    #expect(page.values.takeChanges().unreadable == [:])
  }

  /// A later version of the state, which has one more field.
  private struct Renamed: Reducer {
    struct State: Codable, Equatable {
      var count: Int
      var name: String

      init(count: Int = 0, name: String = "") {
        self.count = count
        self.name = name
      }

      init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        count = try values.decode(Int.self, forKey: .count)
        name = try values.decodeIfPresent(String.self, forKey: .name) ?? "Counter"
      }
    }

    enum Action {}

    var body: some ReducerOf<Self> { EmptyReducer() }
  }

  @Test func laterVersionDecodesWhatAnEarlierOneLacks() {
    let page = Page(["store/counter": #"{"count":7}"#])
    let store = page.run {
      Store(initialState: Renamed.State(), keptAs: "counter") { Renamed() }
    }
    #expect(store.withState(\.self) == Renamed.State(count: 7, name: "Counter"))
    #expect(page.values.takeChanges().unreadable == [:])
  }

  private struct Unencodable: Reducer {
    struct State: Codable {
      struct Failure: Error {}

      func encode(to encoder: any Encoder) throws { throw Failure() }
    }

    enum Action { case tapped }

    var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
  }

  @Test func stateThatCannotBeEncodedIsReportedOnce() {
    let page = Page()
    let texts = issues {
      let store = page.run {
        Store(initialState: Unencodable.State(), keptAs: "state") { Unencodable() }
      }
      for _ in 1...2 {
        #expect(page.values.takeChanges().values == [:])
        store.send(.tapped)
      }
    }
    #expect(
      texts == [
        """
        The state of a store could not be encoded, so its latest values are not kept.

          State: StoreKeepingTests.Unencodable.State
          Error: Failure()

        To fix this, have the state and its parts encode every value, or create the store without 'keptAs'.
        """
      ]
    )
  }
}
