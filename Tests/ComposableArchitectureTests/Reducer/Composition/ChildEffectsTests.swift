@testable import ComposableArchitecture
import ConcurrencyExtras
import Testing

/// The effects of a child end with the child, for every kind of child.
@MainActor
struct ChildEffectsTests {
  /// One kind of child: how to add it to a family, and how to send it actions.
  struct Kind: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let put: @Sendable (inout Family.State, Sleeper.State?) -> Void
    let action: @Sendable (Sleeper.Action) -> Family.Action

    static let all = [
      Kind(testDescription: "ifLet") {
        $0.maybe = $1
      } action: {
        .maybe($0)
      },
      Kind(testDescription: "presentation") {
        $0.shown = $1
      } action: {
        .shown(.presented($0))
      },
      Kind(testDescription: "forEach") {
        $0.rows = $1.map { [$0] } ?? []
      } action: {
        .rows(.element(id: 7, action: $0))
      },
      Kind(testDescription: "stack") {
        $0.path = StackState()
        guard let child = $1 else { return }
        $0.path.append(child, id: 0)
      } action: {
        .path(.element(id: 0, action: $0))
      },
    ]

    func state(_ child: Sleeper.State?) -> Family.State {
      var state = Family.State()
      put(&state, child)
      return state
    }
  }

  private let child = Sleeper.State(id: 7)

  @Test(arguments: Kind.all) func childEffectsEndOnTheirOwn(_ kind: Kind) async {
    let (store, clock) = makeFamily(kind.state(child))
    await store.send(kind.action(.sleep))
    await clock.advance(by: .seconds(1))
    await store.receive(kind.action(.awoke)) {
      kind.put(&$0, Sleeper.State(id: 7, count: 100))
    }
    #expect(store.isIdle)
  }

  @Test(arguments: Kind.all) func childEffectsEndWithTheChild(_ kind: Kind) async {
    let (store, clock) = makeFamily(kind.state(child))
    await store.send(kind.action(.sleep))
    await store.send(kind.action(.sleepUnder("nap")))
    await store.send(.become(Family.State())) { $0 = Family.State() }
    await clock.advance(by: .seconds(1))
    #expect(store.isIdle)
  }

  @Test(arguments: Kind.all) func childEffectsEndIfTheirActionRemovesTheChild(_ kind: Kind) async {
    let (store, clock) = makeFamily(kind.state(child)) { state, action in
      if action == kind.action(.sleep) { state = Family.State() }
      return .none
    }
    await store.send(kind.action(.sleep)) { $0 = Family.State() }
    await clock.advance(by: .seconds(1))
    #expect(store.isIdle)
  }

  @Test(arguments: Kind.all) func childEffectsSurviveChangesThatKeepTheChild(_ kind: Kind) async {
    let (store, clock) = makeFamily(kind.state(child))
    await store.send(kind.action(.sleep))
    let changed = Sleeper.State(id: 7, count: 5)
    await store.send(.become(kind.state(changed))) { kind.put(&$0, changed) }
    await clock.advance(by: .seconds(1))
    await store.receive(kind.action(.awoke)) {
      kind.put(&$0, Sleeper.State(id: 7, count: 105))
    }
    #expect(store.isIdle)
  }

  @Test(arguments: Kind.all.prefix(2)) func replacedChildEndsItsEffects(_ kind: Kind) async {
    let (store, clock) = makeFamily(kind.state(child))
    await store.send(kind.action(.sleep))
    let other = Sleeper.State(id: 8)
    await store.send(.become(kind.state(other))) { kind.put(&$0, other) }
    await clock.advance(by: .seconds(1))
    #expect(store.isIdle)
  }

  @Test(arguments: Kind.all) func childEffectsEndWithTheStore(_ kind: Kind) async {
    let ended = LockIsolated(false)
    let clock = ClosureClock { ended.setValue(true) }
    var store: StoreOf<Family>? = Store(initialState: kind.state(child)) {
      Family()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let task = store?.send(kind.action(.sleep))
    store = nil
    await task?.finish()
    #expect(ended.value)
  }

  @Test(arguments: Kind.all) func childEffectsAreCancelledByTheParent(_ kind: Kind) async {
    let (store, _) = makeFamily(kind.state(child))
    await store.send(kind.action(.sleepUnder("nap")))
    await store.send(.cancel("nap"))
    #expect(store.isIdle)
  }

  @Test(arguments: Kind.all) func childEffectsAreCancelledByTheChild(_ kind: Kind) async {
    let (store, _) = makeFamily(kind.state(child))
    await store.send(kind.action(.sleepUnder("nap")))
    await store.send(kind.action(.cancel("nap")))
    #expect(store.isIdle)
  }

  @Test(arguments: Kind.all) func childEffectsAreReplacedInFlight(_ kind: Kind) async {
    let (store, clock) = makeFamily(kind.state(child))
    await store.send(kind.action(.sleepUnder("nap", cancelInFlight: true)))
    await store.send(kind.action(.sleepUnder("nap", cancelInFlight: true)))
    await clock.advance(by: .seconds(1))
    await store.receive(kind.action(.awoke)) {
      kind.put(&$0, Sleeper.State(id: 7, count: 100))
    }
    #expect(store.isIdle)
  }

  @Test(arguments: Kind.all) func siblingsDoNotCancelChildEffects(_ kind: Kind) async {
    var state = kind.state(child)
    state.rows.append(Sleeper.State(id: 9))
    let (store, clock) = makeFamily(state)
    await store.send(kind.action(.sleepUnder("nap")))
    await store.send(.rows(.element(id: 9, action: .cancel("nap"))))
    await store.send(.rows(.element(id: 9, action: .sleepUnder("nap", cancelInFlight: true))))
    await store.send(.rows(.element(id: 9, action: .cancel("nap"))))
    await clock.advance(by: .seconds(1))
    await store.receive(kind.action(.awoke)) {
      kind.put(&$0, Sleeper.State(id: 7, count: 100))
      $0.rows[id: 9] = Sleeper.State(id: 9)
    }
    #expect(store.isIdle)
  }

  @Test(arguments: Kind.all) func childDoesNotCancelParentEffects(_ kind: Kind) async {
    let (store, clock) = makeFamily(kind.state(child))
    await store.send(.fixed(.sleepUnder("nap")))
    await store.send(kind.action(.cancel("nap")))
    await clock.advance(by: .seconds(1))
    await store.receive(.fixed(.awoke)) { $0.fixed.count = 100 }
    #expect(store.isIdle)
  }

  @Test func parentCancelsEffectsOfAScopedChild() async {
    let (store, _) = makeFamily(Family.State())
    await store.send(.fixed(.sleepUnder("nap")))
    await store.send(.cancel("nap"))
    await store.send(.fixed(.sleepUnder("nap")))
    await store.send(.fixed(.cancel("nap")))
    #expect(store.isIdle)
  }

  @Test func childEffectsStartAnewForAChildThatCameBack() async {
    let (store, clock) = makeFamily(Family.State(maybe: child))
    await store.send(.maybe(.sleep))
    await store.send(.become(Family.State())) { $0.maybe = nil }
    await store.send(.become(Family.State(maybe: child))) { $0.maybe = child }
    await clock.advance(by: .seconds(1))
    #expect(store.isIdle)
    await store.send(.maybe(.sleep))
    await clock.advance(by: .seconds(1))
    await store.receive(.maybe(.awoke)) { $0.maybe?.count = 100 }
  }
}

/// A clock that calls a function when a sleep is cancelled.
private struct ClosureClock: Clock {
  let onCancel: @Sendable () -> Void
  var now: TestClock<Duration>.Instant { TestClock().now }
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: TestClock<Duration>.Instant, tolerance: Duration?) async throws {
    await untilCancelled()
    onCancel()
    throw CancellationError()
  }
}

/// The number of checks whether the children of running effects still exist.
@MainActor
struct ChildEffectsLookTests {
  private struct Rows: PresentChildren {
    var ids: Set<Int>
    let questions: LockIsolated<Int>

    func contains(_ identity: ChildIdentity) -> Bool {
      questions.withValue { $0 += 1 }
      return (identity.id?.base as? Int).map(ids.contains) ?? false
    }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.ids == rhs.ids }
  }

  private let questions = LockIsolated(0)

  private func region(of row: Int, serial: Int) -> EffectRegion {
    EffectRegion(
      serial: serial,
      owner: ObjectIdentifier(questions),
      path: [ChildID(place: "rows", identity: ChildIdentity(id: row))],
      enclosing: nil
    )
  }

  private func insert(_ row: Int, serial: Int, into effects: inout ChildEffects<Set<Int>>) {
    effects.insert(
      region(of: row, serial: serial),
      while: ChildPredicateOn(ChildIdentity(id: row)) { [questions] in
        Rows(ids: $0, questions: questions)
      }
    )
  }

  /// The effects of absent children, and the number of checks that found them.
  private func look(
    at effects: ChildEffects<Set<Int>>,
    with rows: Set<Int>
  ) -> (absent: [Int], questions: Int) {
    questions.setValue(0)
    let absent = effects.regions(ofChildrenAbsentFrom: rows).map(\.serial)
    return (absent, questions.value)
  }

  @Test func presenceOfEachChildIsCheckedOnceAndAgainAfterAChange() {
    var effects = ChildEffects<Set<Int>>()
    for row in 0..<100 { insert(row, serial: row, into: &effects) }
    let rows = Set(0..<200)
    #expect(look(at: effects, with: rows) == ([], 100))
    #expect(look(at: effects, with: rows) == ([], 0))
    insert(150, serial: 150, into: &effects)
    #expect(look(at: effects, with: rows) == ([], 1))
    #expect(look(at: effects, with: rows.subtracting([150, 7, 3])) == ([3, 7, 150], 101))
  }

  @Test func effectOfARemovedChildIsCancelled() {
    var effects = ChildEffects<Set<Int>>()
    insert(1, serial: 1, into: &effects)
    #expect(effects.regions(ofChildrenAbsentFrom: [1]).isEmpty)
    insert(2, serial: 2, into: &effects)
    #expect(effects.regions(ofChildrenAbsentFrom: [1]).map(\.serial) == [2])
  }

  @Test func endedEffectsAreForgotten() {
    var effects = ChildEffects<Set<Int>>()
    insert(1, serial: 1, into: &effects)
    insert(2, serial: 2, into: &effects)
    effects.remove(region(of: 1, serial: 1))
    #expect(effects.regions(ofChildrenAbsentFrom: []).map(\.serial) == [2])
    effects.remove(region(of: 2, serial: 2))
    #expect(effects.isEmpty)
  }
}
