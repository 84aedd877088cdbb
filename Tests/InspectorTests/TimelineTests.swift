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
    #expect(text(Timeline(causesOf: outline)) == ["6", "5", " 7", "  8", " 9", "4"])
  }

  @Test func timeHasTheNewestFirst() {
    #expect(text(Timeline(newestFirst: outline)) == ["9", "8", "7", "6", "5", "4"])
  }

  @Test func jumpsAreBetweenTheActionsBeforeAndAfterThem() throws {
    let recording = StoreRecording<Ticked.State, Ticked.Action>()
    let store = Store(initialState: Ticked.State(), recording: recording) { Ticked() }
    for _ in 1...5 { store.send(.ticked) }
    recording.goBack(to: 4)
    store.send(.ticked)
    let jumps = recording.jumps
    #expect(
      text(Timeline(newestFirst: outline, jumps: jumps)) == ["9", "8", "7", "6", "-1", "5", "4"]
    )
    #expect(
      text(Timeline(causesOf: outline, jumps: jumps)) == ["6", "-1", "5", " 7", "  8", " 9", "4"]
    )
    #expect(
      Timeline(newestFirst: recording.outline).rows.map(\.isAbandoned)
        == [false, true, false, false, false, false]
    )
  }

  @Test func nothingHasNoRows() {
    #expect(Timeline(causesOf: []).rows.isEmpty)
    #expect(Timeline(newestFirst: []).rows.isEmpty)
  }
}

@Reducer
private struct Ticked {
  struct State: Equatable {}
  enum Action: Equatable {
    case ticked
  }

  var body: some ReducerOf<Self> { EmptyReducer() }
}
#endif
