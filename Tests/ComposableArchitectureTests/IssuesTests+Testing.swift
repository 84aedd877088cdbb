@testable import ComposableArchitecture
import Testing

/// The full texts of the issues of test stores.
extension IssuesTests {
  @Test func issueShowsAStateMismatch() {
    #expect(
      Issues.stateMismatch(
        expected: State(count: 1),
        actual: State(count: 2),
        after: Action.loaded(1)
      ) == """
        The state after the action is not what the test expects.

          Action: IssuesTests.Action.loaded(_)

          \u{2007} IssuesTests.State(
          −   count: 1,
          +   count: 2,
          \u{2007}   name: "Blob"
          \u{2007} )

        (− expected, + actual)

        The closure must turn the state before the action into exactly the state after the action.

        To fix this, correct the closure, or the reducer if the closure is right.
        """
    )
  }

  @Test func issueExplainsAMismatchOfValuesThatPrintAlike() {
    #expect(
      Issues.stateMismatch(expected: Moody(), actual: Moody(), after: Action.tapped) == """
        The state after the action is not what the test expects.

          Action: IssuesTests.Action.tapped

          \u{2007} // Not equal but no difference detected:
          − IssuesTests.Moody(mood: 1)
          + IssuesTests.Moody(mood: 1)

        (− expected, + actual)

        The closure must turn the state before the action into exactly the state after the action.

        To fix this, correct the closure, or the reducer if the closure is right.
        """
    )
  }

  @Test func issueShowsAnUnexpectedChange() {
    #expect(
      Issues.unexpectedChange(from: State(), to: State(count: 1), by: Action.tapped) == """
        The action changed the state, and the test does not assert the change.

          Action: IssuesTests.Action.tapped

          \u{2007} IssuesTests.State(
          −   count: 0,
          +   count: 1,
          \u{2007}   name: "Blob"
          \u{2007} )

        (− before, + after)

        Without a closure after it, an action must leave the state as it is.

        To fix this, add a closure that makes the change, or correct the reducer if it is not wanted.
        """
    )
  }

  @Test func issueExplainsAnExpectationThatChangesNothing() {
    #expect(
      Issues.expectationChangesNothing(after: Action.tapped) == """
        The test expects a change of the state, but there was none.

          Action: IssuesTests.Action.tapped

        The closure after the action left the state as it was, and so did the action.

        To fix this, remove the closure, or correct the reducer if there should be a change.
        """
    )
  }

  @Test func issueShowsTheErrorOfAnExpectation() {
    #expect(
      Issues.expectationThrew(Failure()) == """
        The closure that changes the expected state threw an error.

          IssuesTests.Failure(code: 1)

        The state was not compared.

        To fix this, handle the error in the closure, or unwrap a value that exists.
        """
    )
    #expect(
      Issues.expectationThrew(Failure(), after: Action.tapped) == """
        The closure that changes the expected state threw an error.

          Action: IssuesTests.Action.tapped

          IssuesTests.Failure(code: 1)

        The state was not compared.

        To fix this, handle the error in the closure, or unwrap a value that exists.
        """
    )
  }

  @Test func issueListsUnreceivedActions() {
    #expect(
      Issues.unreceivedActions([Action.loaded(1), .loaded(2)], before: .tapped) == """
        An action was sent while others were still to be received.

          IssuesTests.Action.loaded(1)
          IssuesTests.Action.loaded(2)

        Effects sent them, and the test has not asserted them before sending this one:

          IssuesTests.Action.tapped

        To fix this, call 'store.receive' for each of them, in this order, before 'store.send'.
        """
    )
  }

  @Test func issueListsUnreceivedActionsAtTheEnd() {
    #expect(
      Issues.unreceivedActionsAtEnd([Action.loaded(1)]) == """
        The test ended while actions were still to be received.

          IssuesTests.Action.loaded(1)

        Effects sent them, and the test has not asserted them.

        To fix this, call 'store.receive' for each of them, in this order, before the test ends.
        """
    )
  }

  @Test func issueExplainsThatNoRunningEffectCanSendTheAction() {
    #expect(
      Issues.receivedNothing(
        expected: Issues.dump(Action.loaded(1)),
        running: [Action](),
        timeout: .seconds(1)
      ) == """
        The test expects to receive an action, but none was sent and no effect is running.

          IssuesTests.Action.loaded(1)

        Nothing could send it any more: its effect was not started, was cancelled, or has ended.

        To fix this, remove 'store.receive', or have the reducer return the effect that sends it.
        """
    )
  }

  @Test func issueNamesTheEffectsThatSentNothingInTime() {
    #expect(
      Issues.receivedNothing(expected: nil, running: [Action.tapped], timeout: .seconds(1)) == """
        The test expects to receive an action, but none was sent within 1.0 seconds.

          an action for which the condition holds

        Effects that could still send it are running. They were started by:

          IssuesTests.Action.tapped

        They may be waiting for a dependency that the test controls, such as a clock.

        To fix this, advance the clock or feed the dependency first, or pass a longer 'timeout'.
        """
    )
  }

  @Test func issueListsTheOtherReceivedActions() {
    #expect(
      Issues.receivedNothing(
        expected: Issues.dump(Action.loaded(1)),
        others: [Action.tapped, .loaded(2)],
        running: [],
        timeout: .seconds(1)
      ) == """
        The test expects to receive an action, but only others were sent.

          IssuesTests.Action.loaded(1)

        These wait to be received:

          IssuesTests.Action.tapped
          IssuesTests.Action.loaded(2)

        Effects that could still send it are not running.

        To fix this, receive one of these, or have the reducer return the effect that sends it.
        """
    )
  }

  @Test func issueShowsTheReceivedActionInPlaceOfTheExpectedOne() {
    #expect(
      Issues.receivedAnotherAction(Action.loaded(1), expected: .loaded(2)) == """
        The next action to receive is not the one that the test expects.

          − IssuesTests.Action.loaded(2)
          + IssuesTests.Action.loaded(1)

        (− expected, + received)

        Actions are received in the order in which effects sent them.

        To fix this, receive the actions in that order, or correct the effect if it should send \
        another.
        """
    )
  }

  @Test func issueShowsTheReceivedCaseInPlaceOfTheExpectedOne() {
    #expect(
      Issues.receivedAnotherCase(
        Action.tapped,
        expected: Issues.anyAction(Action.self, with: Int.self)
      ) == """
        The next action to receive is not of the case that the test expects.

          IssuesTests.Action.tapped

          Expected: a case of 'IssuesTests.Action' with 'Int'

        Actions are received in the order in which effects sent them.

        To fix this, receive the actions in that order, or correct the effect if it should send \
        another.
        """
    )
  }

  @Test func issueShowsTheReceivedActionThatDoesNotMatch() {
    #expect(
      Issues.receivedNoMatch(Action.tapped) == """
        The next action to receive does not satisfy the condition of the test.

          IssuesTests.Action.tapped

        Actions are received in the order in which effects sent them.

        To fix this, receive this action first, or correct the condition.
        """
    )
  }

  @Test func issueListsEffectsThatRunAtTheEnd() {
    #expect(
      Issues.effectsRunningAtEnd([Action.tapped, .loaded(1)]) == """
        The test ended while effects were still running.

          IssuesTests.Action.tapped
          IssuesTests.Action.loaded(1)

        These are the actions that started them, once for each effect.

        To fix this, let them end: advance a clock, send the action that cancels them, or cancel \
        the task that 'store.send' returned. 'await store.finish()' waits for work that takes real \
        time.
        """
    )
  }

  @Test func issueNamesATaskThatDidNotFinish() {
    #expect(
      Issues.taskDidNotFinish(Action.tapped, timeout: .seconds(1)) == """
        Effects of an action were still running after 1.0 seconds.

          Action: IssuesTests.Action.tapped

        They may be waiting for a dependency that the test controls, such as a clock, or never end.

        To fix this, advance the clock or cancel the task first, or pass a longer 'timeout'.
        """
    )
  }
}
