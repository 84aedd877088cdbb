import ComposableArchitecture
import Foundation
import Testing

/// Deep features and long chains on a small stack, and wide features.
@MainActor
struct DepthTests {
  @Test func a100thDescendantCounts() async {
    await onSmallStack {
      let store = Store(initialState: Deep.State.make(depth: 100)) { Deep() }
      store.send(.make(depth: 100, .bump))
      #expect(store.withState { $0.leaf(depth: 100)?.count } == 1)
      store.send(.make(depth: 100, .sendBump))
      #expect(store.withState { $0.leaf(depth: 100)?.count } == 2)
    }
  }

  @Test func a100thDescendantRunsEffects() async {
    let store = Store(initialState: Deep.State.make(depth: 100)) { Deep() }
    await store.send(.make(depth: 100, .bumpLater)).finish()
    #expect(store.withState { $0.leaf(depth: 100)?.count } == 1)
  }

  @Test func effectsOfA100thDescendantEndWithItsAncestor() async {
    let store = Store(initialState: Deep.State.make(depth: 100)) { Deep() }
    let task = store.send(.make(depth: 100, .wait))
    store.send(.make(depth: 50, .child(.dismiss)))
    await task.finish()
    #expect(store.withState { $0.leaf(depth: 50) } != nil)
    #expect(store.withState { $0.leaf(depth: 51) } == nil)
  }

  @Test func aWideFeatureWorks() async {
    _ = Wide.State()
    let last = await onSmallStack {
      let store = Store(initialState: Wide.State()) { Wide() }
      store.send(.c199(7))
      return store.withState { $0.last }
    }
    #expect(last == 7)
  }

  /// Also where a server measures all reducers of the process.
  @Test(arguments: [false, true]) func aWideFeatureWorksInEveryPlace(isMeasured: Bool) async {
    let outer = MainActorWork.observer
    MainActorWork.observer = isMeasured ? PassingObserver() : nil
    defer { MainActorWork.observer = outer }
    let store = Store(initialState: WideHost.State()) { WideHost() }
    await onSmallStack {
      store.send(.fixed(.c199(1)))
      store.send(.maybe(.c199(2)))
      store.send(.shown(.presented(.c199(3))))
      store.send(.rows(.element(id: 0, action: .c199(4))))
    }
    #expect(store.withState(\.all) == [1, 2, 3, 4])
  }

  @Test func aWideFeatureIsReadThroughAScope() async {
    let store = Store(initialState: WideHost.State()) { WideHost() }
    let fixed = store.scope(state: \.fixed, action: \.fixed)
    let last = await onSmallStack {
      fixed.send(.c199(7))
      return fixed.withState { $0.last }
    }
    #expect(last == 7)
  }

  @Test func aWideFeatureWorksOnAStack() async {
    let store = Store(initialState: WideStack.State()) { WideStack() }
    await onSmallStack {
      store.send(.path(.element(id: 0, action: .c199(7))))
    }
    #expect(store.withState(\.path.first?.last) == 7)
  }

  /// Ways to compose a thousand effects into one.
  nonisolated private static let folds: [@Sendable (Effect<Bool>, Effect<Bool>) -> Effect<Bool>] = [
    { $0.merge(with: $1) },
    { $1.merge(with: $0) },
    { .merge($0, $1) },
    { .merge($1, $0) },
    { $0.concatenate(with: $1) },
    { $1.concatenate(with: $0) },
    { .concatenate($0, $1) },
    { .concatenate($1, $0) },
  ]

  @Test(arguments: folds.indices)
  func aFoldOf5_000EffectsRunsOnAStack(fold: Int) async {
    struct Folded: Reducer {
      let fold: @Sendable (Effect<Bool>, Effect<Bool>) -> Effect<Bool>
      var body: some Reducer<Int, Bool> {
        Reduce { state, isStart in
          if !isStart { state += 1 }
          return isStart ? repeatElement(.send(false), count: 5_000).reduce(.none, fold) : .none
        }
      }
    }
    let count = await onSmallStack {
      let store = Store(initialState: 0) { Folded(fold: Self.folds[fold]) }
      store.send(true)
      return store.withState(\.self)
    }
    #expect(count == 5_000)
  }

  @Test func aChildSends100_000TimesInAChain() async {
    struct Countdown: Reducer {
      var body: some Reducer<Int, Bool> {
        Reduce { state, _ in
          state -= 1
          return state == 0 ? .none : .send(true)
        }
      }
    }
    struct Host: Reducer {
      struct State { @PresentationState var count: Int? = 100_000 }
      enum Action { case count(PresentationAction<Bool>) }
      var body: some ReducerOf<Self> {
        EmptyReducer().ifLet(\.$count, action: /Action.count) { Countdown() }
      }
    }
    await onSmallStack {
      let store = Store(initialState: Host.State()) { Host() }
      store.send(.count(.presented(true)))
      #expect(store.withState(\.count) == 0)
    }
  }
}

/// Measures nothing.
private final class PassingObserver: MainActorWorkObserver {
  func perform<Result>(_ work: MainActorWork, _ body: () -> Result) -> Result { body() }
}

/// Runs an operation of the main actor on a thread with a stack of 512 KiB.
///
/// The main actor waits, so the thread has exclusive access to the state of the main actor. It cannot start tasks
/// there, because the runtime knows that it is not the main thread.
@MainActor
@discardableResult
private func onSmallStack<Result: Sendable>(
  _ operation: @escaping @MainActor () -> Result
) async -> Result {
  let result = LockIsolated<Result?>(nil)
  let done = DispatchSemaphore(value: 0)
  let operation = unsafeBitCast(operation, to: (() -> Result).self)
  let unchecked = UncheckedSendable(operation)
  let thread = Thread {
    result.setValue(unchecked.value())
    done.signal()
  }
  thread.stackSize = 512 * 1024
  thread.start()
  done.wait()
  guard let result = result.value else { fatalError("The thread ran the operation.") }
  return result
}

/// A feature that contains itself as a child.
private struct Deep: Reducer {
  struct State: Equatable, Sendable {
    var count = 0
    @PresentationState var child: State?

    static func make(depth: Int) -> State {
      State(child: depth == 0 ? nil : make(depth: depth - 1))
    }

    func leaf(depth: Int) -> State? {
      depth == 0 ? self : child?.leaf(depth: depth - 1)
    }
  }
  enum Action: Sendable {
    case bump
    case bumpLater
    indirect case child(PresentationAction<Action>)
    case sendBump
    case wait

    static func make(depth: Int, _ action: Action) -> Action {
      depth == 0 ? action : .child(.presented(make(depth: depth - 1, action)))
    }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .bump:
        state.count += 1
        return .none
      case .bumpLater:
        return .run { send in await send(.bump) }
      case .child:
        return .none
      case .sendBump:
        return .send(.bump)
      case .wait:
        return .run { _ in await untilCancelled() }
      }
    }
    .ifLet(\.$child, action: /Action.child) { Self() }
  }
}
