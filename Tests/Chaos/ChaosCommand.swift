import ArgumentParser
import Foundation
import ManyProcesses

/// Runs an app of several processes under faults, and fails if a promise of docs/Sessions.md is broken.
@main
struct ChaosCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "Scripts/chaos")

  @Option(help: "The number of pages.")
  var pages = 300
  @Option(help: "The number of faults, or with --rolling of processes that are replaced.")
  var faults = 1000
  @Option(help: "The seed that decides the faults and what users do.")
  var seed: UInt64 = 1
  @Option(help: "The number of acts of all pages between two faults.")
  var acts = 300
  @Option(help: "The milliseconds between two acts of a page.")
  var pause = 500
  @Option(help: "The minutes after which the run is given up.")
  var minutes = 60
  @Flag(help: "Replace one process after the other, as a deploy does, and do nothing else.")
  var rolling = false
  @Flag(help: "Print each fault.")
  var verbose = false

  func validate() throws {
    let numbers = [("pages", pages), ("faults", faults), ("acts", acts), ("minutes", minutes)]
    for (name, number) in numbers where !(1...100_000).contains(number) {
      throw ValidationError("--\(name) is \(number). It has to be between 1 and 100,000.")
    }
    guard (0...60_000).contains(pause) else {
      throw ValidationError("--pause is \(pause). It has to be between 0 and 60,000.")
    }
  }

  func run() async throws {
    var run = ChaosRun(pages: pages, faults: faults, seed: seed, actsPerFault: acts)
    run.pause = .milliseconds(pause)
    run.isRolling = rolling
    run.limit = .seconds(60 * minutes)
    let isVerbose = verbose
    let report = try await run { text in
      if isVerbose { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }
    }
    print(report)
    let complaint = complaint(about: report)
    if let complaint { print(complaint) }
    if !report.failures.isEmpty || complaint != nil { throw ExitCode.failure }
  }

  /// The reason why pages were away for too long, if they were.
  ///
  /// Where nothing but a deploy happens, every page has to be back in time.
  private func complaint(about report: ChaosReport) -> String? {
    if rolling {
      guard report.longestAbsence > .seconds(2) else { return nil }
      return "A page was without a connection for more than 2 seconds of a deploy."
    }
    guard report.slowReturn > .seconds(2) else { return nil }
    return "99 of 100 pages were not back within 2 seconds."
  }
}
