@testable import ComposableArchitecture
import Foundation
import Testing

/// The full texts of issues of recordings, and when they are reported.
@MainActor
struct IssuesRecordingTests {
  @Test func issueExplainsASecondStoreOfARecording() async {
    let recording = StoreRecording<Int, Bool>()
    let issues = await IssueRecorder.issues {
      for _ in 1...2 {
        Store(initialState: 0, recording: recording) {
          Reduce { (state: inout Int, _: Bool) in
            state += 1
            return .none
          }
        }
        .send(true)
      }
    }
    #expect(
      issues.map(\.message) == [
        """
        A store was made with a recording that belongs to another store.

          State: Int

        The numbers of actions and effects are those of one store. So the new store is not recorded.

        To fix this, make a 'StoreRecording' for each store.
        """
      ]
    )
    #expect(recording.actions.count == 1)
  }

  @Test func recordingWithoutALimitKeepsTheLastActionAndSaysSo() async {
    let issues = await IssueRecorder.issues {
      #expect(StoreRecording<Int, Bool>(limit: 0).limit == 1)
    }
    #expect(
      issues.map(\.message) == [
        """
        A recording was made that keeps no action.

          Limit: 0

        It keeps the last action.

        To fix this, give it a limit of at least 1.
        """
      ]
    )
  }

  @Test func issueExplainsThatRecordedValuesAreUsedUp() async {
    let generator = DateGenerator.recorded([Date(timeIntervalSince1970: 1)])
    let issues = await IssueRecorder.issues {
      #expect(generator.now == Date(timeIntervalSince1970: 1))
      #expect(generator.now == Date(timeIntervalSince1970: 1))
    }
    #expect(
      issues.map(\.message) == [
        """
        A test needs more values of 'Date' than were recorded.

        The feature now asks its dependency more often than when it was recorded.

        To fix this, record the test again, or override the dependency with a value that does not end.
        """
      ]
    )
  }
}
