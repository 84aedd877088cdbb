internal import ConcurrencyExtras
#if canImport(Darwin)
internal import Combine
#else
internal import OpenCombine
#endif

/// Brings what a publisher publishes to the main actor, in order.
///
/// On the main thread nothing waits. What comes from other threads passes through a stream, and so does
/// what comes after it while some of it has not arrived.
///
/// NB: `@unchecked Sendable` holds because everything that changes is behind a lock, or used on the main
/// actor alone.
final class EffectSubscription<Action>: @unchecked Sendable {
  fileprivate enum Event {
    case action(Action)
    case completion
  }

  fileprivate struct State {
    var isCancelled = false
    var hasCompleted = false
    var subscription: AnyCancellable?
    var waiting: [Event] = []
    var isDelivering = false
  }

  private let state = Locked(UncheckedSendable(State()))
  private let onAction: @MainActor (Action) -> Void
  private let onCompletion: @MainActor () -> Void

  init(
    onAction: @escaping @MainActor (Action) -> Void,
    onCompletion: @escaping @MainActor () -> Void
  ) {
    self.onAction = onAction
    self.onCompletion = onCompletion
  }

  /// Subscribes to the publisher.
  ///
  /// NB: It belongs to no actor, as then its closures would, which any thread calls.
  func subscribe(to publisher: AnyPublisher<Action, Never>) {
    let subscription = publisher.sink { [self] _ in
      receive(.completion)
    } receiveValue: { [self] action in
      receive(.action(action))
    }
    let isCancelled = state.withLock { state in
      state.value.subscription = subscription
      return state.value.isCancelled
    }
    if isCancelled {
      subscription.cancel()
    }
  }

  /// Ends the subscription: nothing more is delivered but its end.
  @Sendable
  func cancel() {
    let subscription = state.withLock { state in
      state.value.isCancelled = true
      return state.value.subscription.take()
    }
    subscription?.cancel()
    receive(.completion)
  }

  private func receive(_ event: Event) {
    let delivers = state.withLock { state in
      state.value.waiting.append(event)
      defer { state.value.isDelivering = true }
      return !state.value.isDelivering
    }
    guard delivers else { return }
    soonOnMainActor { self.deliver() }
  }

  /// Delivers what waits, and what comes meanwhile.
  @MainActor
  private func deliver() {
    while let event = next() {
      switch event {
      case .action(let action): onAction(action)
      case .completion: onCompletion()
      }
    }
  }

  private func next() -> Event? {
    state.withLock { state in
      while !state.value.waiting.isEmpty {
        let event = state.value.waiting.removeFirst()
        if state.value.accepts(event) { return event }
      }
      state.value.isDelivering = false
      return nil
    }
  }
}

extension EffectSubscription.State {
  /// Whether an event is to be delivered: one completion, and no action of what was cancelled.
  fileprivate mutating func accepts(_ event: EffectSubscription.Event) -> Bool {
    switch event {
    case .action: return !isCancelled
    case .completion:
      defer {
        hasCompleted = true
        subscription = nil
      }
      return !hasCompleted
    }
  }
}
