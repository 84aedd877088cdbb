public import Foundation

extension DispatchQueue {
  /// A scheduler in place of a queue that a test must not use.
  public static var unimplemented: UnimplementedSchedulerOf<DispatchQueue> {
    unimplemented("DispatchQueue")
  }

  /// Creates a scheduler in place of a queue that a test must not use.
  ///
  /// - Parameters:
  ///   - prefix: Its name in issues.
  ///   - fileID: The file to report issues at.
  ///   - filePath: The path of that file.
  ///   - line: The line to report issues at.
  ///   - column: The column to report issues at.
  /// - Returns: A scheduler that reports each use.
  public static func unimplemented(
    _ prefix: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> UnimplementedSchedulerOf<DispatchQueue> {
    UnimplementedScheduler(
      prefix,
      now: .beginning,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType,
  SchedulerOptions == DispatchQueue.SchedulerOptions
{
  /// A scheduler in place of a queue that a test must not use.
  public static var unimplemented: Self { DispatchQueue.unimplemented.eraseToAnyScheduler() }

  /// Creates a scheduler in place of a queue that a test must not use.
  ///
  /// - Parameters:
  ///   - prefix: Its name in issues.
  ///   - fileID: The file to report issues at.
  ///   - filePath: The path of that file.
  ///   - line: The line to report issues at.
  ///   - column: The column to report issues at.
  /// - Returns: A scheduler that reports each use.
  public static func unimplemented(
    _ prefix: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    DispatchQueue.unimplemented(
      prefix,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    .eraseToAnyScheduler()
  }
}

extension OperationQueue {
  /// A scheduler in place of an operation queue that a test must not use.
  public static var unimplemented: UnimplementedSchedulerOf<OperationQueue> {
    unimplemented("OperationQueue")
  }

  /// Creates a scheduler in place of an operation queue that a test must not use.
  ///
  /// - Parameters:
  ///   - prefix: Its name in issues.
  ///   - fileID: The file to report issues at.
  ///   - filePath: The path of that file.
  ///   - line: The line to report issues at.
  ///   - column: The column to report issues at.
  /// - Returns: A scheduler that reports each use.
  public static func unimplemented(
    _ prefix: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> UnimplementedSchedulerOf<OperationQueue> {
    UnimplementedScheduler(
      prefix,
      now: .beginning,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

extension AnyScheduler
where
  SchedulerTimeType == OperationQueue.SchedulerTimeType,
  SchedulerOptions == OperationQueue.SchedulerOptions
{
  /// A scheduler in place of an operation queue that a test must not use.
  public static var unimplemented: Self { OperationQueue.unimplemented.eraseToAnyScheduler() }

  /// Creates a scheduler in place of an operation queue that a test must not use.
  ///
  /// - Parameters:
  ///   - prefix: Its name in issues.
  ///   - fileID: The file to report issues at.
  ///   - filePath: The path of that file.
  ///   - line: The line to report issues at.
  ///   - column: The column to report issues at.
  /// - Returns: A scheduler that reports each use.
  public static func unimplemented(
    _ prefix: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    OperationQueue.unimplemented(
      prefix,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    .eraseToAnyScheduler()
  }
}

extension RunLoop {
  /// A scheduler in place of a run loop that a test must not use.
  public static var unimplemented: UnimplementedSchedulerOf<RunLoop> {
    unimplemented("RunLoop")
  }

  /// Creates a scheduler in place of a run loop that a test must not use.
  ///
  /// - Parameters:
  ///   - prefix: Its name in issues.
  ///   - fileID: The file to report issues at.
  ///   - filePath: The path of that file.
  ///   - line: The line to report issues at.
  ///   - column: The column to report issues at.
  /// - Returns: A scheduler that reports each use.
  public static func unimplemented(
    _ prefix: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> UnimplementedSchedulerOf<RunLoop> {
    UnimplementedScheduler(
      prefix,
      now: .beginning,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

extension AnyScheduler
where
  SchedulerTimeType == RunLoop.SchedulerTimeType,
  SchedulerOptions == RunLoop.SchedulerOptions
{
  /// A scheduler in place of a run loop that a test must not use.
  public static var unimplemented: Self { RunLoop.unimplemented.eraseToAnyScheduler() }

  /// Creates a scheduler in place of a run loop that a test must not use.
  ///
  /// - Parameters:
  ///   - prefix: Its name in issues.
  ///   - fileID: The file to report issues at.
  ///   - filePath: The path of that file.
  ///   - line: The line to report issues at.
  ///   - column: The column to report issues at.
  /// - Returns: A scheduler that reports each use.
  public static func unimplemented(
    _ prefix: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    RunLoop.unimplemented(
      prefix,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    .eraseToAnyScheduler()
  }
}
