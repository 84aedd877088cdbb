import Foundation
import PostgresServer
import Sharing
import Testing

/// Measures changes of a value in a database, and prints the figures.
///
/// Not part of a run for right or wrong: `TIMES=1 swift test --filter PostgreSQLTimesTests`.
@MainActor
@Suite(
  .needsPostgreSQL,
  .enabled(if: ProcessInfo.processInfo.environment["TIMES"] != nil, "Set TIMES to measure.")
)
struct PostgreSQLTimesTests {
  /// From a change to the main actor of another process, whose clock is that of the machine.
  @Test func timesOfChangesAreMeasured() async throws {
    let address = try PostgresServer.shared.get().makeDatabase()
    let machine = Machine(address)
    let question = machine.shared(UInt64(0), "question")
    let answer = machine.shared([UInt64](), "answer")
    let process = try ChildProcess("answer-row", address)
    await wait { answer.wrappedValue.first == 0 }
    var changes: [UInt64] = []
    var ways: [UInt64] = []
    for number in UInt64(1)...1_000 {
      let start = DispatchTime.now().uptimeNanoseconds
      question.withLock { $0 = number }
      changes.append(DispatchTime.now().uptimeNanoseconds - start)
      await wait { answer.wrappedValue.first == number }
      ways.append(answer.wrappedValue[1] - start)
    }
    process.killNow()
    report("withLock", changes)
    report("seen by another process", ways)
  }

  private func report(_ name: String, _ times: [UInt64]) {
    let sorted = times.sorted().map { $0 / 1_000 }
    let (median, p99) = (sorted[sorted.count / 2], sorted[sorted.count * 99 / 100])
    print("TIMES \(name): median \(median) µs, p99 \(p99) µs, longest \(sorted.last ?? 0) µs")
  }
}
