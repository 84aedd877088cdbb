internal import ConcurrencyExtras
#if canImport(Darwin)
public import Combine
#else
public import OpenCombine
#endif

extension Effect where Action: Sendable {
  /// Sends at most one action in an interval.
  ///
  /// ```swift
  /// case .scrolled(let offset):
  ///   return .send(.offsetChanged(offset))
  ///     .throttle(id: CancelID.scroll, for: .seconds(1), scheduler: mainQueue, latest: true)
  /// ```
  ///
  /// The first action is sent when the scheduler runs, which is at once for an immediate scheduler. Of the actions
  /// that follow within the interval, one is sent at its end. All effects of a store with the same id share the
  /// interval. A new effect takes over the pending action of the one before it, and applies its own interval to it.
  ///
  /// Where we differ: the original shares the interval among all stores of a process. It does not throttle several
  /// actions of one effect within the interval.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - interval: The least time between two actions.
  ///   - scheduler: The scheduler that measures the time.
  ///   - latest: Whether to send the last of the actions that come within the interval, or the first.
  /// - Returns: An effect that sends less.
  public func throttle<S: Scheduler & Sendable>(
    id: some Hashable & Sendable,
    for interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool
  ) -> Self {
    guard !isNone else { return .none }
    // NB: OpenCombine predates `Sendable`; a stride is a number.
    let interval = UncheckedSendable(interval)
    let throttle = Throttle(id: CancelID(id)) {
      ThrottleWindow($0, interval: interval.value, scheduler: scheduler, latest: latest)
    }
    return Self(operation: .throttle(self, throttle)).cancellable(id: id, cancelInFlight: true)
  }
}

/// The arguments of an ``Effect/throttle(id:for:scheduler:latest:)``.
struct Throttle: Sendable {
  let id: CancelID
  let makeWindow: @Sendable @MainActor (ThrottleHistory) -> any ThrottleInterval
}

/// The state that all throttles with an id share.
@MainActor
final class ThrottleHistory {
  /// When the last action was sent, in the time of the scheduler that measured it.
  var lastTime: Any?
  /// The pending action.
  var waiting: Any?
}

/// The gate that the actions of a throttled effect pass through.
struct ThrottleGate {
  let id: CancelID
  let window: any ThrottleInterval
}

/// Limits actions to one per interval.
@MainActor
protocol ThrottleInterval: AnyObject {
  /// Handles an action when the scheduler runs, or at the end of the interval.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - wait: The wait of the effect. It ends when an action was handled or dropped. If it ends earlier, the action is
  ///     left to the next effect with the id.
  ///   - handle: Handles this action or an earlier one. Its effect may have ended.
  func submit(_ action: Any, wait: ThrottleWait, handle: @escaping @MainActor (Any) -> Void)
}

/// The wait of an effect for the end of an interval.
@MainActor
final class ThrottleWait: Sendable {
  private let context: EffectContext
  private var onEnd: (@MainActor () -> Void)?

  init(in context: EffectContext, onEnd: @escaping @MainActor () -> Void) {
    self.context = context
    self.onEnd = onEnd
  }

  /// Whether the wait has ended, or another thread has cancelled it and is about to end it.
  var hasEnded: Bool { onEnd == nil || context.isCancelled }

  func end() {
    onEnd.take()?()
  }
}

/// The interval of a throttle, measured from the last action.
@MainActor
private final class ThrottleWindow<S: Scheduler>: ThrottleInterval {
  private let interval: S.SchedulerTimeType.Stride
  private let scheduler: S
  private let latest: Bool
  private let history: ThrottleHistory

  init(
    _ history: ThrottleHistory,
    interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool
  ) {
    self.history = history
    self.interval = interval
    self.scheduler = scheduler
    self.latest = latest
  }

  func submit(_ action: Any, wait: ThrottleWait, handle: @escaping @MainActor (Any) -> Void) {
    // NB: The main actor alone uses the action. The scheduler of another thread must not call its closures.
    nonisolated(unsafe) let action = action
    scheduler.schedule { @Sendable in
      MainThread.run { self.take(action, for: wait, handle) }
    }
  }

  private func take(
    _ action: Any,
    for wait: ThrottleWait,
    _ handle: @escaping @MainActor (Any) -> Void
  ) {
    guard !wait.hasEnded else { return }
    let lastTime = history.lastTime as? S.SchedulerTimeType
    guard let lastTime, lastTime.distance(to: scheduler.now) < interval else {
      send(action, handle)
      return wait.end()
    }
    if latest || history.waiting == nil {
      history.waiting = action
    }
    scheduler.schedule(after: lastTime.advanced(by: interval)) { @Sendable in
      MainThread.run { self.intervalIsOver(for: wait, handle) }
    }
  }

  private func intervalIsOver(for wait: ThrottleWait, _ handle: @MainActor (Any) -> Void) {
    guard !wait.hasEnded else { return }
    if let waiting = history.waiting {
      send(waiting, handle)
    }
    wait.end()
  }

  private func send(_ action: Any, _ handle: @MainActor (Any) -> Void) {
    history.lastTime = scheduler.now
    history.waiting = nil
    handle(action)
  }
}
