import Foundation
import Testing

@testable import PostgreSQLSharing

/// The decisions about a row, without a database.
struct RowStateTests {
  private struct Failure: Error {}

  private var write: RowWrite { RowWrite(encode: { Data() }, completions: []) }

  @Test func oneRepetitionIsPlannedAtATime() {
    var state = RowState()
    var isFirst = [state.planRepetition(), state.planRepetition()]
    state.repeatWrite()
    isFirst.append(state.planRepetition())
    #expect(isFirst == [true, false, true])
  }

  @Test func successOfALaterWriteDoesNotHideALostChange() {
    var state = RowState()
    let ends: [Result<Int, any Error>] = [.failure(RowConflict(name: "list")), .success(1)]
    for end in ends {
      state.enqueue(write, endingChanges: 0)
      _ = (state.beginWriting(), state.nextWrite())
      _ = state.finish(end)
    }
    let end = state.takeRepeated()
    #expect(throws: RowConflict.self) { try end?.get() }
  }

  @Test func writeThatSucceedsEndsTheErrorOfTheDatabase() {
    var state = RowState()
    state.fail(Failure())
    state.beginChange()
    state.enqueue(write, endingChanges: 1)
    _ = (state.beginWriting(), state.nextWrite())
    _ = state.finish(.success(1))
    #expect(state.failure == nil)
  }
}
