// The names that a file sees if it imports this module alone.

import Dependencies
import Dispatch
import IssueRecording
import Testing

struct ExportsTests {
  @Test func failuresOfFormerReleasesAreReported() {
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) { XCTFail("unreachable") }
    #expect(recorder.texts == ["unreachable"])
  }

  @Test func dependenciesModuleExportsSchedulers() {
    let scheduler: AnySchedulerOf<DispatchQueue> = .immediate
    var isDone = false
    scheduler.schedule { isDone = true }
    #expect(isDone)
  }
}
