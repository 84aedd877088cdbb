import Clocks
import Foundation
import Testing
import ViewCore
import ViewTesting

/// Progress views of an operation.
@MainActor
struct FollowedProgressTests {
  @Test func viewFollowsAnOperationUntilItIsOver() async throws {
    let clock = TestClock()
    let progress = Progress(totalUnitCount: 4)
    let view = ViewHarness {
      ProgressView(progress).progressViewStyle(.linear).environment(\.timelineClock, clock)
    }
    #expect(view.outline.contains("value=\"0\""))
    progress.completedUnitCount = 1
    await clock.advance(by: .milliseconds(250))
    try await view.wait { $0.outline.contains("value=\"0.25\"") }
    progress.completedUnitCount = 4
    await clock.advance(by: .milliseconds(250))
    try await view.wait { $0.outline.contains("value=\"1\"") }
    try await clock.checkSuspension()
  }

  @Test func operationOfUnknownLengthHasNoValue() {
    let view = ViewHarness {
      ProgressView(Progress(totalUnitCount: -1)).progressViewStyle(.linear)
    }
    #expect(!view.outline.contains("value="))
  }

  @Test func otherOperationIsFollowedFromNowOn() async throws {
    struct Downloads: View {
      let all: [Progress]
      @State private var index = 0

      var body: some View {
        ProgressView(all[index])
        Button("Next") { index = 1 }
      }
    }
    let all = [Progress(totalUnitCount: 4), Progress(totalUnitCount: 4)]
    all[1].completedUnitCount = 2
    let view = ViewHarness { Downloads(all: all).environment(\.timelineClock, TestClock()) }
    try view.tap(.button("Next"))
    try await view.wait { $0.outline.contains("value=\"0.5\"") }
  }
}
