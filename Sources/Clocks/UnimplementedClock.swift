import IssueReporting

/// A clock that a test must not use: each use reports an issue.
///
/// It proves that the tested code does not depend on time:
///
/// ```swift
/// let model = FeatureModel(clock: UnimplementedClock())
/// model.toggle()  // Fails the test if it reads the time or sleeps.
/// ```
///
/// After the report, the underlying clock does its work.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A moment of an unimplemented clock.
  public struct Instant: InstantProtocol {
    fileprivate let base: AnyClock<Duration>.Instant

    public func advanced(by duration: Duration) -> Self {
      Self(base: base.advanced(by: duration))
    }

    public func duration(to other: Self) -> Duration {
      base.duration(to: other.base)
    }

    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.base < rhs.base
    }
  }

  private let base: AnyClock<Duration>
  private let report: @Sendable (_ member: ClockMember) -> Void

  /// Creates a clock that calls a function instead of reporting an issue.
  ///
  /// - Parameters:
  ///   - base: The underlying clock.
  ///   - report: Called with each member that is used.
  package init<C: Clock>(_ base: C, report: @escaping @Sendable (_ member: ClockMember) -> Void)
  where C.Duration == Duration {
    self.base = AnyClock(base)
    self.report = report
  }

  /// Creates a clock that reports each use and then uses another clock.
  ///
  /// - Parameters:
  ///   - base: The underlying clock.
  ///   - name: The name of the clock in issues.
  ///   - fileID: The file to report issues at.
  ///   - filePath: The path of that file.
  ///   - line: The line to report issues at.
  ///   - column: The column to report issues at.
  public init<C: Clock>(
    _ base: C,
    name: String = "\(C.self)",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where C.Duration == Duration {
    self.init(base) { member in
      reportIssue(
        Issues.unimplemented(clock: name, member: member.rawValue),
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }

  /// Creates a clock that reports each use and never waits.
  ///
  /// - Parameters:
  ///   - name: The name of the clock in issues.
  ///   - now: The first time that the clock shows.
  ///   - fileID: The file to report issues at.
  ///   - filePath: The path of that file.
  ///   - line: The line to report issues at.
  ///   - column: The column to report issues at.
  public init(
    name: String = "Clock",
    now: ImmediateClock<Duration>.Instant = .init(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      ImmediateClock(now: now),
      name: name,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Reports an issue, then reads the underlying clock.
  public var now: Instant {
    report(.now)
    return Instant(base: base.now)
  }

  /// Reports an issue, then reads the underlying clock.
  public var minimumResolution: Duration {
    report(.minimumResolution)
    return base.minimumResolution
  }

  /// Reports an issue, then sleeps on the underlying clock.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    report(.sleep)
    try await base.sleep(until: deadline.base, tolerance: tolerance)
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// Creates a clock that reports each use and never waits.
  ///
  /// - Parameters:
  ///   - name: The name of the clock in issues.
  ///   - fileID: The file to report issues at.
  ///   - filePath: The path of that file.
  ///   - line: The line to report issues at.
  ///   - column: The column to report issues at.
  public init(
    name: String = "Clock",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      name: name,
      now: ImmediateClock<Swift.Duration>.Instant(),
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  /// Creates a clock that a test must not use.
  ///
  /// - Parameters:
  ///   - fileID: The file to report issues at.
  ///   - filePath: The path of that file.
  ///   - line: The line to report issues at.
  ///   - column: The column to report issues at.
  /// - Returns: A clock that reports each use, and never waits.
  public static func unimplemented(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    UnimplementedClock(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// A member of an unimplemented clock.
package enum ClockMember: String, Sendable {
  case now
  case minimumResolution
  case sleep = "sleep(until:tolerance:)"
}
