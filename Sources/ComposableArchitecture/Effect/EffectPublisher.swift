internal import ConcurrencyExtras
#if canImport(Darwin)
public import Combine
#else
public import OpenCombine
#endif

/// A publisher of the actions of an effect, for code that is built on publishers.
///
/// ```swift
/// _EffectPublisher(effect)
///   .sink { action in print(action) }
/// ```
///
/// Each subscription runs the effect on the main actor. Cancelling the subscription cancels the effect. Actions
/// and the completion wait while the subscriber has no demand.
///
/// Subscribed inside of an effect, as by `.publisher`, the effect belongs to the same feature. It ends with the
/// feature, and the feature cancels it by its ids. Its `dismiss` dismisses the feature. Subscribed anywhere else, or by
/// a publisher that fires later, its cancel ids are valid within the subscription.
public struct _EffectPublisher<Action>: Publisher {
  public typealias Output = Action
  public typealias Failure = Never

  private let effect: Effect<Action>

  /// Creates a publisher.
  ///
  /// - Parameter effect: The effect.
  public init(_ effect: Effect<Action>) {
    self.effect = effect
  }

  /// Runs the effect for a subscriber.
  public func receive(subscriber: some Subscriber<Action, Never>) {
    let actions = UncheckedSendable(PassthroughSubject<Action, Never>())
    let cancellation = Locked(Cancellation())
    actions.value
      .buffer(size: .max, prefetch: .byRequest, whenFull: .dropOldest)
      .handleEvents(receiveCancel: { cancellation.withLock { $0.cancel() } })
      .subscribe(subscriber)
    let start: @MainActor @Sendable () -> Void = { [effect, place = EffectPlace.current] in
      let run = EffectRun(effect, in: place, receive: actions.value.send)
      let task = run.start()
      cancellation.withLock { $0.task = task }
      let complete: @MainActor @Sendable () -> Void = {
        withExtendedLifetime(run) { actions.value.send(completion: .finished) }
      }
      guard let scope = task.scope else { return complete() }
      scope.whenFinished(complete)
    }
    MainThread.run(start)
  }
}

/// Cancels an effect that may not have started yet.
private struct Cancellation {
  private var isCancelled = false

  var task: StoreTask? {
    didSet {
      if isCancelled { task?.cancel() }
    }
  }

  mutating func cancel() {
    isCancelled = true
    task?.cancel()
  }
}
