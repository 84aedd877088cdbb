import Foundation

extension Scheduler {
  /// A publisher with an element after each interval, once it is connected.
  ///
  /// ```swift
  /// let cancellable = scheduler.timerPublisher(every: .seconds(1))
  ///   .autoconnect()
  ///   .sink { _ in secondsElapsed += 1 }
  /// ```
  ///
  /// Foundation's timer publisher needs a run loop. This one works with any scheduler, such as a ``TestScheduler``.
  ///
  /// - Parameters:
  ///   - interval: The time from one element to the next. The first comes after one interval.
  ///   - tolerance: How late an element may be. `nil` leaves that to the scheduler.
  ///   - options: The scheduler's options.
  /// - Returns: A publisher of the moments at which its elements are produced.
  public func timerPublisher(
    every interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) -> Publishers.Timer<Self> {
    Publishers.Timer(every: interval, tolerance: tolerance, scheduler: self, options: options)
  }
}

extension Publishers {
  /// A publisher with an element after each interval, once it is connected.
  ///
  /// Subscribers receive an element in the order of their subscriptions. A subscriber without demand misses the
  /// elements of that time.
  public final class Timer<Scheduler: _CombineScheduler>: ConnectablePublisher {
    public typealias Output = Scheduler.SchedulerTimeType
    public typealias Failure = Never

    /// The time from one element to the next.
    public let interval: Scheduler.SchedulerTimeType.Stride

    /// The scheduler's options.
    public let options: Scheduler.SchedulerOptions?

    /// The scheduler of the timer.
    public let scheduler: Scheduler

    /// How late an element may be, or `nil` to leave that to the scheduler.
    public let tolerance: Scheduler.SchedulerTimeType.Stride?

    private let ticks = OrderedSubject { PassthroughSubject<Output, Never>() }
    private let lock = NSLock()
    private var connection: AnyCancellable?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - interval: The time from one element to the next.
    ///   - tolerance: How late an element may be. `nil` leaves that to the scheduler.
    ///   - scheduler: The scheduler that has the time.
    ///   - options: The scheduler's options.
    public init(
      every interval: Scheduler.SchedulerTimeType.Stride,
      tolerance: Scheduler.SchedulerTimeType.Stride? = nil,
      scheduler: Scheduler,
      options: Scheduler.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.options = options
      self.scheduler = scheduler
      self.tolerance = tolerance
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Failure == S.Failure, Output == S.Input {
      ticks.receive(subscriber: subscriber)
    }

    /// Starts the timer.
    ///
    /// - Returns: The connection, which stops the timer when it is cancelled. A running timer returns the same one.
    public func connect() -> any Cancellable {
      if let connection = lock.withLock({ connection }) { return connection }
      let timer = scheduler.schedule(
        after: scheduler.now.advanced(by: interval),
        interval: interval,
        tolerance: tolerance ?? scheduler.minimumTolerance,
        options: options
      ) { [ticks, scheduler] in ticks.send(scheduler.now) }
      return keep(
        AnyCancellable { [weak self] in
          timer.cancel()
          self?.lock.withLock { self?.connection = nil }
        }
      )
    }

    /// Makes a connection the one of this publisher, unless another thread was faster.
    private func keep(_ new: AnyCancellable) -> AnyCancellable {
      lock.withLock {
        let connection = connection ?? new
        self.connection = connection
        return connection
      }
    }
  }
}
