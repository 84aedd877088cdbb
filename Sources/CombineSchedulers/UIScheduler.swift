import ConcurrencyExtras
public import Foundation

/// A scheduler of the main queue that does not wait if it is on the main queue already.
///
/// The main queue itself runs work later even for a call from the main queue. A screen then shows the old value for
/// one frame. This scheduler runs it at once:
///
/// ```swift
/// let cancellable = titles
///   .receive(on: UIScheduler.shared)
///   .sink { label.text = $0 }
/// ```
///
/// Work with a delay waits on the main queue.
public struct UIScheduler: Scheduler, Sendable {
  public typealias SchedulerOptions = Never
  public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType

  /// The only scheduler of this type.
  public static let shared = Self()

  private let isMain = UncheckedSendable(DispatchSpecificKey<Bool>())

  private init() {
    DispatchQueue.main.setSpecific(key: isMain.value, value: true)
  }

  /// The current moment on the main queue.
  public var now: SchedulerTimeType { DispatchQueue.main.now }

  /// The precision of the main queue.
  public var minimumTolerance: SchedulerTimeType.Stride { DispatchQueue.main.minimumTolerance }

  /// Runs an action at once if this is the main queue, or as soon as possible on it.
  public func schedule(options: SchedulerOptions? = nil, _ action: @escaping () -> Void) {
    if DispatchQueue.getSpecific(key: isMain.value) == true {
      action()
    } else {
      DispatchQueue.main.schedule(action)
    }
  }

  /// Runs an action on the main queue at a moment.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions? = nil,
    _ action: @escaping () -> Void
  ) {
    DispatchQueue.main.schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Runs an action on the main queue at a moment, and again after each interval.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions? = nil,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    DispatchQueue.main.schedule(
      after: date,
      interval: interval,
      tolerance: tolerance,
      options: nil,
      action
    )
  }
}
