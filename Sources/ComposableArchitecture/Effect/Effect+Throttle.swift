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
  /// The first action is sent as soon as the scheduler comes to it, which is at once for an immediate
  /// one. Of those that follow within the interval one is sent at its end.
  /// The last action counts for all effects with the id in a store; one that starts takes over what another
  /// has still to send, and waits as long as its own interval says.
  ///
  /// Where we differ: the original counts one interval for all stores of a process, and sends what a
  /// single effect sends within it more than once.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - interval: The least time between two actions.
  ///   - scheduler: What measures the time.
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

/// What ``Effect/throttle(id:for:scheduler:latest:)`` was given.
struct Throttle: Sendable {
  let id: CancelID
  let makeWindow: @Sendable @MainActor (ThrottleHistory) -> any ThrottleInterval
}

/// What all throttles with an id share.
@MainActor
final class ThrottleHistory {
  /// When the last action was sent, in the time of the scheduler that measured it.
  var lastTime: Any?
  /// What waits to be sent.
  var waiting: (@MainActor () -> Void)?
}

/// What the actions of throttled effects pass.
struct ThrottleGate {
  let id: CancelID
  let window: any ThrottleInterval
}

/// Decides when to do what may be done once in an interval.
@MainActor
protocol ThrottleInterval: AnyObject {
  /// Does something as soon as the scheduler comes to it, or later.
  ///
  /// - Parameters:
  ///   - work: What to do.
  ///   - wait: Ends when the work has been done or dropped, or ends it.
  func submit(_ work: @escaping @MainActor () -> Void, wait: ThrottleWait)
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

  /// Whether it has ended, or another thread has cancelled it and is about to end it.
  var hasEnded: Bool { onEnd == nil || context.isCancelled }

  func end() {
    onEnd.take()?()
  }
}

/// The interval of a throttle, after what was sent last.
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

  func submit(_ work: @escaping @MainActor () -> Void, wait: ThrottleWait) {
    // NB: A closure of the main actor may not be called by a scheduler of another thread.
    scheduler.schedule { @Sendable in
      soonOnMainActor { self.take(work, for: wait) }
    }
  }

  private func take(_ work: @escaping @MainActor () -> Void, for wait: ThrottleWait) {
    guard !wait.hasEnded else { return }
    let lastTime = history.lastTime as? S.SchedulerTimeType
    guard let lastTime, lastTime.distance(to: scheduler.now) < interval else {
      run(work)
      return wait.end()
    }
    if latest || history.waiting == nil {
      history.waiting = work
    }
    scheduler.schedule(after: lastTime.advanced(by: interval)) { @Sendable in
      soonOnMainActor { self.intervalIsOver(for: wait) }
    }
  }

  private func intervalIsOver(for wait: ThrottleWait) {
    guard !wait.hasEnded else { return }
    if let waiting = history.waiting {
      run(waiting)
    }
    wait.end()
  }

  private func run(_ work: @MainActor () -> Void) {
    history.lastTime = scheduler.now
    history.waiting = nil
    work()
  }
}
