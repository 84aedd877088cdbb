internal import ConcurrencyExtras
public import Dependencies
public import Foundation
internal import IssueReporting

extension UUIDGenerator {
  /// A generator of recorded ids, one after the other.
  ///
  /// The source of a recorded test has it. After the last id it reports an issue, and makes random ones.
  ///
  /// - Parameter uuids: The ids.
  /// - Returns: The generator.
  public static func recorded(_ uuids: [UUID]) -> Self {
    let rest = LockIsolated(uuids[...])
    return Self { rest.withValue { $0.popFirst() } ?? usedUp(UUID()) }
  }
}

extension DateGenerator {
  /// A generator of recorded dates, one after the other.
  ///
  /// The source of a recorded test has it. After the last date it reports an issue, and stays at that date.
  ///
  /// - Parameter dates: The dates.
  /// - Returns: The generator.
  public static func recorded(_ dates: [Date]) -> Self {
    let rest = LockIsolated(dates[...])
    return Self {
      rest.withValue { $0.popFirst() } ?? usedUp(dates.last ?? Date(timeIntervalSince1970: 0))
    }
  }
}

extension WithRandomNumberGenerator {
  /// Hands out a generator of recorded numbers, one after the other.
  ///
  /// The source of a recorded test has it. After the last number it reports an issue, and generates random ones.
  ///
  /// - Parameter numbers: The numbers of 64 bits, as the recorded generator made them.
  /// - Returns: The value with the generator.
  public static func recorded(_ numbers: [UInt64]) -> Self {
    Self(RecordedNumbers(numbers: LockIsolated(numbers[...])))
  }
}

private struct RecordedNumbers: RandomNumberGenerator, Sendable {
  let numbers: LockIsolated<ArraySlice<UInt64>>

  func next() -> UInt64 {
    numbers.withValue { $0.popFirst() } ?? usedUp(UInt64.random(in: 0 ... .max))
  }
}

private func usedUp<Value>(_ value: Value) -> Value {
  reportIssue(Issues.recordedValuesUsedUp(Value.self))
  return value
}
