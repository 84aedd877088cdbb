import Clocks
import Foundation
import Testing
import ViewCore
import ViewTesting

/// Views that show their content at dates.
@MainActor
struct TimelineViewTests {
  private let clock = TestClock()
  private let begin = Date()

  /// A view of the number of seconds since the beginning.
  private func seconds<S: TimelineSchedule>(_ schedule: S) -> some View {
    TimelineView(schedule) { [begin] context in
      Text(verbatim: "\(Int(context.date.timeIntervalSince(begin).rounded()))")
    }
    .environment(\.timelineClock, clock)
  }

  private func wait(for text: String, in view: ViewHarness) async throws {
    try await view.wait { $0.contains(.text(text)) }
  }

  @Test func contentIsShownInAFixedInterval() async throws {
    let view = ViewHarness { seconds(.periodic(from: begin, by: 10)) }
    #expect(view.text == ["0"])
    await clock.advance(by: .seconds(11))
    try await wait(for: "10", in: view)
    await clock.advance(by: .seconds(10))
    try await wait(for: "20", in: view)
  }

  @Test func contentIsShownAtTheDatesOfAList() async throws {
    let dates = [-5, 3, 4, 60].map { begin.addingTimeInterval($0) }
    let view = ViewHarness { seconds(.explicit(dates)) }
    try await wait(for: "-5", in: view)
    await clock.advance(by: .seconds(3.5))
    try await wait(for: "3", in: view)
    await clock.advance(by: .seconds(60))
    try await wait(for: "60", in: view)
  }

  @Test func datesAreOverWhenTheViewIsRemoved() async throws {
    struct Removable<Content: View>: View {
      @State private var isShown = true
      let content: Content

      var body: some View {
        if isShown { content }
        Button("Remove") { isShown = false }
      }
    }
    let view = ViewHarness { Removable(content: seconds(.periodic(from: begin, by: 1))) }
    try view.tap(.button("Remove"))
    await clock.advance(by: .seconds(5))
    try await clock.checkSuspension()
    #expect(view.text == ["Remove"])
  }

  @Test func schedulesHaveTheirDates() {
    let date = Date(timeIntervalSinceReferenceDate: 125)
    func dates<S: TimelineSchedule>(_ schedule: S, mode: TimelineScheduleMode = .normal) -> [Double]
    {
      schedule.entries(from: date, mode: mode).prefix(3).map(\.timeIntervalSinceReferenceDate)
    }
    let start = Date(timeIntervalSinceReferenceDate: 100)
    #expect(dates(.periodic(from: start, by: 10)) == [120, 130, 140])
    #expect(dates(.periodic(from: date + 5, by: 10)) == [130, 140, 150])
    // In a hidden window there is one in a minute at most.
    #expect(dates(.periodic(from: start, by: 10), mode: .lowFrequency) == [120, 180, 240])
    #expect(dates(.periodic(from: start, by: 7), mode: .lowFrequency) == [121, 184, 247])
    #expect(dates(.periodic(from: start, by: 100), mode: .lowFrequency) == [100, 200, 300])
    #expect(dates(.everyMinute) == [120, 180, 240])
    #expect(dates(.explicit([start, date])) == [100, 125])
    #expect(dates(.animation(minimumInterval: 1)) == [125, 126, 127])
    #expect(dates(.animation(minimumInterval: 1), mode: .lowFrequency) == [125])
    #expect(dates(.animation(paused: true)) == [125])
    // No more than ten in a second.
    #expect(dates(.animation)[1] == 125.1)
    #expect(dates(.periodic(from: date, by: 0))[1] == 125.1)
  }

  @Test func hiddenWindowIsUpdatedOnceAMinute() async throws {
    let view = ViewHarness { seconds(.periodic(from: begin, by: 10)) }
    view.setSeen(false)
    await clock.advance(by: .seconds(55))
    #expect(view.text == ["0"])
    await clock.advance(by: .seconds(6))
    try await wait(for: "60", in: view)
    await clock.advance(by: .seconds(25))
    #expect(view.text == ["60"])
    // It is up to date as soon as the user sees it.
    view.setSeen(true)
    try await wait(for: "80", in: view)
  }

  @Test func contextTellsHowOftenTheContentIsShown() {
    let view = ViewHarness {
      TimelineView(.everyMinute) { Text(verbatim: "\($0.cadence)") }
      TimelineView(.animation) { Text(verbatim: "\($0.cadence)") }
    }
    #expect(view.text == ["minutes", "live"])
  }
}
