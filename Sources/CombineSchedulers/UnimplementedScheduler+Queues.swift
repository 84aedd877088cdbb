extension QueueScheduler {
  /// A scheduler in place of a queue that a test must not use.
  public static var unimplemented: UnimplementedSchedulerOf<Self> {
    unimplemented(SchedulerTimeType._queueName)
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
  ) -> UnimplementedSchedulerOf<Self> {
    UnimplementedScheduler(
      prefix,
      now: ._beginning,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

extension AnyScheduler where SchedulerTimeType: _QueueMoment {
  /// A scheduler in place of a queue that a test must not use.
  public static var unimplemented: Self { unimplemented(SchedulerTimeType._queueName) }

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
    UnimplementedScheduler(
      prefix,
      now: ._beginning,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    .eraseToAnyScheduler()
  }
}
