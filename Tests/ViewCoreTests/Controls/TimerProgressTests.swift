import Clocks
import Foundation
import Testing
import ViewCore
import ViewTesting

/// Progress views of an interval of time.
@MainActor
struct TimerProgressTests {
  private let clock = TestClock()
  private let start = Date()

  private func mount(countsDown: Bool, seconds: Double = 100) -> ViewHarness {
    ViewHarness {
      ProgressView(
        timerInterval: start...start.addingTimeInterval(seconds),
        countsDown: countsDown
      ) {
        Text("Tea")
      } currentValueLabel: {
        Text("Soon")
      }
      .environment(\.timelineClock, clock)
    }
  }

  private func wait(for percent: Int, in view: ViewHarness) async throws {
    try await view.wait {
      let value = try? $0.attribute("value", of: .progressIndicator("Tea"))
      return value.flatMap(Double.init).map { Int(($0 * 100).rounded()) } == percent
    }
  }

  @Test func progressFollowsTheTime() async throws {
    let view = mount(countsDown: false)
    try await wait(for: 0, in: view)
    await clock.advance(by: .seconds(30.5))
    try await wait(for: 30, in: view)
    await clock.advance(by: .seconds(500))
    try await wait(for: 100, in: view)
    try await clock.checkSuspension()
  }

  @Test func progressCountsDown() async throws {
    let view = mount(countsDown: true, seconds: 1000)
    try await wait(for: 100, in: view)
    await clock.advance(by: .seconds(401))
    try await wait(for: 60, in: view)
  }

  @Test func momentIsOverAtOnce() async throws {
    let view = mount(countsDown: false, seconds: 0)
    try await wait(for: 100, in: view)
  }

  @Test func timeItselfIsTheLabelOfTheValue() {
    let interval = start...start.addingTimeInterval(60)
    let view = ViewHarness {
      ProgressView(timerInterval: interval)
      ProgressView(timerInterval: interval, countsDown: false) { Text("Tea") }
    }
    #expect(view.text.contains("Tea"))
    #expect(view.outline.components(separatedBy: "data-counting").count == 3)
  }

  @Test func styleOfAnAppDrawsTheProgress() throws {
    struct Percent: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("\(Int((configuration.fractionCompleted ?? -1) * 100))")
      }
    }
    let view = ViewHarness {
      ProgressView(timerInterval: Date.distantPast...Date.distantPast, countsDown: false)
        .progressViewStyle(Percent())
    }
    #expect(view.text == ["100"])
  }
}
