import BrowserTesting
import ConcurrencyExtras
import Foundation
import NIOCore
import NIOPosix
import PostgresServer

/// Three processes of an app behind HAProxy, with their windows in PostgreSQL, used by pages while a seed decides faults.
package struct ChaosRun: Sendable {
  package var pages: Int
  package var faults: Int
  package var seed: UInt64
  package var processes = 3
  /// The number of acts of all pages between two faults.
  package var actsPerFault: Int
  /// The time between two acts of a user.
  package var pause: Duration = .zero
  /// Whether processes are deployed one after the other, and nothing else happens.
  package var isRolling = false
  /// The time after which the run is given up.
  package var limit: Duration = .seconds(300)

  package init(pages: Int, faults: Int, seed: UInt64, actsPerFault: Int) {
    self.pages = pages
    self.faults = faults
    self.seed = seed
    self.actsPerFault = actsPerFault
  }

  /// Whether the programs of a run are installed, or a test has to fail without them.
  package static var isExpected: Bool { Balancer.isExpected && PostgresServer.isExpected }

  /// Runs it, and returns what happened.
  package func callAsFunction(
    report progress: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws -> ChaosReport {
    let folder = FileManager.default.temporaryDirectory.appending(path: "chaos-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let machine = try await ChaosMachine.start(processes: processes, in: folder)
    let begin = ContinuousClock.now
    let report = await use(machine, since: begin) { progress("\((.now - begin).seconds) s: \($0)") }
    await machine.stop()
    return report
  }

  private var plan: [Fault] {
    isRolling
      ? ChaosPlan.rollingDeploys(count: faults, processes: processes)
      : ChaosPlan.faults(count: faults, processes: processes, seed: seed)
  }

  private func use(
    _ machine: ChaosMachine,
    since begin: ContinuousClock.Instant,
    _ progress: @escaping @Sendable (String) -> Void
  ) async -> ChaosReport {
    let port = machine.port
    let users = (0..<pages).map { number in
      let seed = seed &+ UInt64(number) &* 1000
      let page = DrivenPage(number, port: port, seed: seed, since: begin)
      return PageUser(of: page, seed: seed &+ 1, pause: pause)
    }
    let running = users.map { user in Task { await user.page.run() } }
    var report = await work(of: users, plan, on: machine, progress)
    for user in users {
      report.add(await user.page.figures, await user.difference(), await user.page.history)
      await user.page.close()
    }
    for task in running { task.cancel() }
    for task in running { await task.value }
    report.begin = begin
    report.duration = .now - begin
    return report
  }

  private func actsPerPage(_ plan: [Fault]) -> Int {
    (plan.count + 1) * actsPerFault / pages + 1
  }

  /// Lets users act while the faults happen, and waits until everything is saved in the end.
  ///
  /// - Returns: What was done, and the promises that were broken, among them the pages that did not get so far.
  private func work(
    of users: [PageUser],
    _ plan: [Fault],
    on machine: ChaosMachine,
    _ progress: @escaping @Sendable (String) -> Void
  ) async -> ChaosReport {
    let report = Locked(ChaosReport())
    let work = Task {
      do {
        try await act(users, plan, on: machine, report, progress)
        if isRolling {
          let figures = await figures(of: users)
          return report.withLock { $0.absencesUnderFaults = figures.flatMap(\.absences) }
        }
        progress("All processes end at once.")
        let figures = await figures(of: users)
        report.withLock { $0.absencesUnderFaults = figures.flatMap(\.absences) }
        try await machine.restartAll()
        for (user, figures) in zip(users, figures) {
          try await user.waitUntilSafe(afterBeginnings: figures.beginnings + 1)
        }
      } catch is CancellationError {
        report.withLock { $0.failures.append("the time is over") }
      } catch {
        report.withLock { $0.failures.append("\(error)") }
      }
    }
    let timer = Task {
      try await Task.sleep(for: limit)
      work.cancel()
    }
    await work.value
    timer.cancel()
    for user in users {
      guard await !user.page.isSafe else { continue }
      let summary = await user.page.summary
      report.withLock { $0.failures.append("page \(user.page.number) is not back: \(summary)") }
    }
    return report.withLock(\.self)
  }

  private func figures(of users: [PageUser]) async -> [PageFigures] {
    var figures: [PageFigures] = []
    for user in users { figures.append(await user.page.figures) }
    return figures
  }

  /// Lets users act while the faults happen, and waits until all that they did is saved.
  private func act(
    _ users: [PageUser],
    _ plan: [Fault],
    on machine: ChaosMachine,
    _ report: Locked<ChaosReport>,
    _ progress: @escaping @Sendable (String) -> Void
  ) async throws {
    let (acts, act) = AsyncStream.makeStream(of: Void.self)
    let times = actsPerPage(plan)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        var iterator = acts.makeAsyncIterator()
        for (number, fault) in plan.enumerated() {
          for _ in 0..<actsPerFault { await iterator.next() }
          try Task.checkCancellation()
          progress("\(number + 1) of \(plan.count): \(fault)")
          report.withLock { $0.faults.note(fault) }
          try await machine.perform(fault, seed: seed &+ UInt64(number))
        }
        await machine.endFaults()
      }
      for user in users {
        group.addTask {
          try await user.act(times: times) {
            report.withLock { $0.acts += 1 }
            act.yield()
          }
          try await user.waitUntilSafe()
        }
      }
      try await group.waitForAll()
    }
  }
}
