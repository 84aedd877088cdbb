import ConcurrencyExtras
import Dispatch
import Testing

@testable import BrowserHost

/// The main actor does not answer while a test of it runs.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct MainActorProbeTests {
  private let lines = RecordedLines()
  private let readiness = Readiness()
  private let start = ContinuousClock().systemEpoch

  private func status(_ path: String) -> Int? { readiness.check(path, in: "")?.status }

  @Test func processThatHangsIsReportedOnceAndFailsItsHealthChecks() async {
    let log = HostLog { [lines] in lines.append($0) }
    let probe = MainActorProbe(log: log, readiness: readiness)
    var answers = 0
    await withCheckedContinuation { done in
      probe.ask(at: start) {
        answers += 1
        done.resume()
      }
      #expect(status("/ready") == 200)
      for (seconds, ready, health) in [(5, 503, 200), (25, 503, 200), (30, 503, 503)] {
        probe.ask(at: start + .seconds(seconds)) { answers += 1 }
        #expect(status("/ready") == ready)
        #expect(status("/health") == health)
      }
    }
    #expect(answers == 1)
    #expect(status("/ready") == 200)
    #expect(status("/health") == 200)
    #expect(
      lines.all == [
        """
        The main actor has not answered for 5 seconds, so all windows wait. Code of the app has not returned.
        """
      ]
    )
    await withCheckedContinuation { done in
      probe.ask(at: start + .seconds(40)) { done.resume() }
      probe.ask(at: start + .seconds(45)) {}
    }
    #expect(lines.all.count == 2)
  }

  @Test func lineAboutAProcessThatHangsNamesTheReducerIfWorkIsMeasured() async {
    let telemetry = Telemetry(factory: PrometheusFactory(), tracer: nil)
    let log = HostLog(telemetry: telemetry) { [lines] in lines.append($0) }
    let probe = MainActorProbe(log: log, readiness: readiness)
    let observer = WorkObserver(log: log)
    await withCheckedContinuation { done in
      probe.ask(at: start) { done.resume() }
      observer.perform(MainActorWork(.reducer, of: Int.self) { "Int.never" }) {
        observer.perform(MainActorWork(.body, of: String.self) { "String" }) {}
        probe.ask(at: start + .seconds(5)) {}
      }
    }
    #expect(telemetry.runningWork.name == nil)
    #expect(
      lines.all == [
        """
        The main actor has not answered for 5 seconds, so all windows wait. Code of the app has not returned: the reducer \
        of Swift.Int.
        """
      ]
    )
  }
}
