import CombineSchedulers
import Foundation
import IssueRecording
import IssueReporting
import Testing

@Suite struct UnimplementedSchedulerTests {
  func text(_ scheduler: String, _ member: String) -> String {
    """
    \(scheduler) was used, but is unimplemented.

        Used: \(member)

    The test or the code that made this scheduler did not expect any work. The \
    work runs at once.

    To fix this, give the feature a scheduler for the test, such as 'DispatchQueue.test' or \
    'DispatchQueue.immediate'.
    """
  }

  @Test func unimplementedSchedulerReportsEachUseAtTheLineThatMadeIt() {
    let recorder = IssueRecorder()
    let line: UInt = #line + 1
    let scheduler = DispatchQueue.unimplemented("The main queue")
    let moment = DispatchQueue.immediate.now
    var events: [String] = []
    withIssueReporters([recorder]) {
      #expect(scheduler.now == moment)
      #expect(scheduler.minimumTolerance == .zero)
      scheduler.schedule { events.append("now") }
      scheduler.schedule(after: moment, tolerance: .zero) { events.append("later") }
      _ = scheduler.schedule(after: moment, interval: .zero, tolerance: .zero) {
        events.append("tick")
      }
    }
    let members = [
      "now", "minimumTolerance", "schedule(options:_:)", "schedule(after:tolerance:options:_:)",
      "schedule(after:interval:tolerance:options:_:)",
    ]
    #expect(
      recorder.entries
        == members.map { .init(text: text("The main queue", $0), fileID: #fileID, line: line) }
    )
    #expect(events == ["now", "later", "tick"])
  }

  @Test func unnamedSchedulerIsCalledASchedulerInItsIssue() {
    let scheduler = UnimplementedSchedulerOf<RunLoop>(now: RunLoop.immediate.now)
    #expect(issues { scheduler.schedule {} } == [text("A scheduler", "schedule(options:_:)")])
  }

  @Test func unimplementedSchedulerStandsInForAnyScheduler() {
    let issues = issues {
      AnySchedulerOf<DispatchQueue>.unimplemented.schedule {}
      AnySchedulerOf<OperationQueue>.unimplemented.schedule {}
      AnySchedulerOf<RunLoop>.unimplemented.schedule {}
      AnySchedulerOf<DispatchQueue>.unimplemented("a").schedule {}
      AnySchedulerOf<OperationQueue>.unimplemented("b").schedule {}
      AnySchedulerOf<RunLoop>.unimplemented("c").schedule {}
    }
    let names = ["DispatchQueue", "OperationQueue", "RunLoop", "a", "b", "c"]
    #expect(issues == names.map { text($0, "schedule(options:_:)") })
  }

  @Test func unimplementedSchedulerHasFormerNames() {
    let scheduler: FailingSchedulerOf<DispatchQueue> = DispatchQueue.failing
    let issues = issues {
      scheduler.schedule {}
      DispatchQueue.failing("a").schedule {}
      OperationQueue.failing.schedule {}
      OperationQueue.failing("b").schedule {}
      RunLoop.failing.schedule {}
      RunLoop.failing("c").schedule {}
      AnySchedulerOf<DispatchQueue>.failing.schedule {}
      AnySchedulerOf<OperationQueue>.failing("d").schedule {}
    }
    let names = [
      "DispatchQueue", "a", "OperationQueue", "b", "RunLoop", "c", "DispatchQueue", "d",
    ]
    #expect(issues == names.map { text($0, "schedule(options:_:)") })
  }
}
