internal import ConcurrencyExtras
#if canImport(Darwin)
internal import Combine
#else
internal import OpenCombine
#endif

/// Delivers the values of a publisher on the main actor, in order.
///
/// Values from the main thread are delivered at once. Values from other threads wait for the main actor, and so do
/// the values after them.
///
/// NB: `@unchecked Sendable` holds because all mutable state is behind a lock, or used only on the main actor.
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
  /// NB: It is nonisolated, so that its closures are too: any thread calls them.
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

  /// Cancels the subscription.
  ///
  /// After that, only the completion is delivered.
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
    MainThread.run { self.deliver() }
  }

  /// Delivers the waiting events, including those that arrive in the meantime.
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
  /// Whether to deliver an event: only one completion, and no action after cancellation.
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
