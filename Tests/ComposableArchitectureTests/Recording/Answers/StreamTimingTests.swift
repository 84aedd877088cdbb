import Testing

@testable import ComposableArchitecture

struct StreamTimingTests {
  @Test func placeIsFoundWithFewComparisons() {
    for count in [0, 1, 2, 3, 1_000, 100_000] {
      for place in Set([0, count / 3, count]) {
        var calls = 0
        let found = SortedSearch.firstIndex(in: 0..<count) { index in
          calls += 1
          return index >= place
        }
        #expect(found == place)
        #expect(calls <= Int.bitWidth - count.leadingZeroBitCount)
      }
    }
  }

  @Test func stepIsTheNextActionOfTheTest() {
    let timing = StreamTiming(causes: [(2, nil), (3, 2), (6, nil)])
    #expect((1...8).map(timing.step) == [2, 2, 3, 6, 6, 6, 7, 7])
  }

  /// All tests of four actions: who has sent each, and the times of a stream's elements.
  @Test func streamIsPromptIfOnlyItsEffectSendsBetweenItsElements() {
    let causes: [Int?] = [nil, 1, 2]
    for first in causes {
      for second in causes {
        for third in causes {
          let actions = [(1, nil), (2, first), (4, second), (5, third)]
          for end in 1...6 {
            let isPrompt = actions.allSatisfy { $0.0 <= 1 || $0.0 >= end || $0.1 == 1 }
            #expect(StreamTiming(causes: actions).isPrompt(stream(endingAt: end)) == isPrompt)
          }
        }
      }
    }
  }

  /// A stream of the first action's effect, with an end before an action.
  private func stream(endingAt action: Int) -> RecordedCall {
    let client = RecordedClient(
      ForecastClient.self,
      key: ForecastClient.self,
      name: "forecast"
    )
    let events: [RecordedAnswer.Event] = [.returnedStream, .finished]
    let answers = events.map {
      RecordedAnswer(call: 1, client: client, endpoint: "changes", action: 1, event: $0)
    }
    return RecordedCall.all(in: answers.map { ($0, action) })[0]
  }
}
