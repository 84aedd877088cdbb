import IssueReporting

/// A scheduler that a test must not use: each use reports an issue.
///
/// It proves that the tested code does not depend on time:
///
/// ```swift
/// let model = FeatureModel(mainQueue: .unimplemented)
/// model.toggle()  // Fails the test if it schedules something.
/// ```
///
/// After the report it runs the work at once.
public struct UnimplementedScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  /// The name of the scheduler in issues.
  public let prefix: String

  private let base: ImmediateScheduler<SchedulerTimeType, SchedulerOptions>
  private var report: @Sendable (_ member: String) -> Void

  /// Creates a scheduler.
  ///
  /// - Parameters:
  ///   - prefix: The name of the scheduler in issues.
  ///   - now: The constant moment.
  ///   - fileID: The file to report issues at.
  ///   - filePath: The path of that file.
  ///   - line: The line to report issues at.
  ///   - column: The column to report issues at.
  public init(
    _ prefix: String = "",
    now: SchedulerTimeType,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.prefix = prefix
    base = ImmediateScheduler(now: now)
    report = { member in
      reportIssue(
        Issues.unimplemented(scheduler: prefix, member: member),
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }

  /// Reports an issue, then returns the constant moment.
  public var now: SchedulerTimeType {
    report("now")
    return base.now
  }

  /// Reports an issue, then returns zero.
  public var minimumTolerance: SchedulerTimeType.Stride {
    report("minimumTolerance")
    return base.minimumTolerance
  }

  /// Reports an issue, then runs an action.
  public func schedule(options: SchedulerOptions?, _ action: () -> Void) {
    report("schedule(options:_:)")
    base.schedule(options: options, action)
  }

  /// Reports an issue, then runs an action.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: () -> Void
  ) {
    report("schedule(after:tolerance:options:_:)")
    base.schedule(after: date, tolerance: tolerance, options: options, action)
  }

  /// Reports an issue, then runs an action once.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: () -> Void
  ) -> any Cancellable {
    report("schedule(after:interval:tolerance:options:_:)")
    return base.schedule(
      after: date,
      interval: interval,
      tolerance: tolerance,
      options: options,
      action
    )
  }

  /// Returns a scheduler that calls a function instead of reporting an issue.
  ///
  /// - Parameter report: Called with each member that is used.
  /// - Returns: The scheduler.
  package func reporting(by report: @escaping @Sendable (_ member: String) -> Void) -> Self {
    var copy = self
    copy.report = report
    return copy
  }
}

extension UnimplementedScheduler: Sendable
where SchedulerTimeType: Sendable, SchedulerTimeType.Stride: Sendable {}

/// An unimplemented scheduler with the moments and options of another.
public typealias UnimplementedSchedulerOf<Scheduler> = UnimplementedScheduler<
  Scheduler.SchedulerTimeType, Scheduler.SchedulerOptions
> where Scheduler: _CombineScheduler
