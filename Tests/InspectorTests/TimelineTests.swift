#if DEBUG
import ComposableArchitecture
import Testing

@testable import Inspector

@MainActor
struct TimelineTests {
  private let outline = [
    InspectedCause(number: 4, cause: 2),
    InspectedCause(number: 5, cause: nil),
    InspectedCause(number: 6, cause: nil),
    InspectedCause(number: 7, cause: 5),
    InspectedCause(number: 8, cause: 7),
    InspectedCause(number: 9, cause: 5),
  ]

  private func text(_ timeline: Timeline) -> [String] {
    timeline.rows.map { String(repeating: " ", count: $0.depth) + "\($0.id)" }
  }

  @Test func causesHaveTheirEffectsBelowThemAndTheNewestComeFirst() {
    #expect(text(Timeline(of: outline, in: .causes)) == ["6", "5", " 7", "  8", " 9", "4"])
  }

  @Test func timeHasTheNewestFirst() {
    #expect(text(Timeline(of: outline, in: .time)) == ["9", "8", "7", "6", "5", "4"])
  }

  @Test func jumpsAreBetweenTheActionsBeforeAndAfterThem() throws {
    let recording = StoreRecording<Ticked.State, Ticked.Action>()
    let store = Store(initialState: Ticked.State(), recording: recording) { Ticked() }
    for _ in 1...5 { store.send(.ticked) }
    recording.goBack(to: 4)
    store.send(.ticked)
    let jumps = recording.jumps
    #expect(
      text(Timeline(of: outline, in: .time, jumps: jumps)) == ["9", "8", "7", "6", "-1", "5", "4"]
    )
    #expect(
      text(Timeline(of: outline, in: .causes, jumps: jumps)) == [
        "6", "-1", "5", " 7", "  8", " 9", "4",
      ]
    )
    #expect(
      Timeline(of: recording.outline, in: .time).rows.map(\.isAbandoned)
        == [false, true, false, false, false, false]
    )
  }

  @Test(arguments: [Timeline.Order.causes, .time])
  func addedActionsAreWhereTheyAreInATimelineOfAll(_ order: Timeline.Order) {
    var timeline = Timeline(order: order)
    for count in outline.indices {
      timeline.add(outline[count])
      #expect(timeline == Timeline(of: outline[...count], in: order))
    }
  }

  @Test func forgottenActionsAreGoneUnlessTheyHaveCausedOthers() {
    var causes = Timeline(of: outline, in: .causes)
    let isForgotten = causes.forget(before: 5)
    #expect(isForgotten)
    #expect(text(causes) == ["6", "5", " 7", "  8", " 9"])
    let isRootForgotten = causes.forget(before: 6)
    #expect(!isRootForgotten)
    var time = Timeline(of: outline, in: .time)
    let areForgotten = time.forget(before: 8)
    #expect(areForgotten)
    #expect(text(time) == ["9", "8"])
  }

  @Test(arguments: [Timeline.Order.causes, .time])
  func rowsFollowARecordingThatForgetsPausesJumpsAndIsCleared(_ order: Timeline.Order) throws {
    let stores = InspectedStores()
    let store = stores.recordingNewStores {
      Store(initialState: Ticked.State()) { Ticked() }
    }
    let entry = try #require(stores.entries.first)
    let rows = TimelineRows()
    func check(upTo end: Int = .max, _ location: Testing.SourceLocation = #_sourceLocation) {
      let outline = entry.recording.outline.prefix { $0.number <= end }
      let jumps = entry.recording.jumps.filter { $0.lastAction <= end }
      #expect(
        rows.rows(of: entry, in: order, upTo: end)
          == Timeline(of: outline, in: order, jumps: jumps).rows,
        sourceLocation: location
      )
    }
    check()
    for _ in 1...3 {
      store.send(.started)
      check()
    }
    #expect(rows.makeCount == 1)
    check(upTo: 2)
    store.send(.ticked)
    check(upTo: 2)
    check()
    let count = rows.makeCount
    entry.recording.goBack(to: 2)
    check()
    store.send(.started)
    entry.recording.goBack(to: 4)
    store.send(.started)
    check()
    #expect(rows.makeCount == count)
    entry.recording.clear()
    check()
    store.send(.started)
    check()
  }

  @Test func emptyTimelineHasNoRows() {
    #expect(Timeline(of: [], in: .causes).rows.isEmpty)
    #expect(Timeline(of: [], in: .time).rows.isEmpty)
  }
}

@Reducer
private struct Ticked {
  struct State: Equatable {}
  enum Action: Equatable {
    case started, ticked
  }

  var body: some ReducerOf<Self> {
    Reduce { _, action in action == .started ? .send(.ticked) : .none }
  }
}
#endif
