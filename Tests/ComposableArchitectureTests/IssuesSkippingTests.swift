@testable import ComposableArchitecture
import Testing

struct IssuesSkippingTests {
  struct State: Equatable {
    var count = 0
    var name = "Blob"
  }
  enum Action {
    case tapped
    case loaded(Int)
  }

  @Test func issueShowsAnAssertionMismatchAfterAnAction() {
    #expect(
      Issues.assertionMismatch(
        expected: State(count: 1),
        actual: State(),
        after: Action.tapped
      ) == """
        The state is not what the test asserts.

          Action: IssuesSkippingTests.Action.tapped

          \u{2007} IssuesSkippingTests.State(
          −   count: 1,
          +   count: 0,
          \u{2007}   name: "Blob"
          \u{2007} )

        (− expected, + actual)

        The closure received the current state, and may only set values that the state already has.

        To fix this, correct the closure, or the reducer if the closure is right.
        """
    )
  }

  @Test func issueShowsAnAssertionMismatch() {
    #expect(
      Issues.assertionMismatch(expected: State(count: 1), actual: State()) == """
        The state is not what the test asserts.

          \u{2007} IssuesSkippingTests.State(
          −   count: 1,
          +   count: 0,
          \u{2007}   name: "Blob"
          \u{2007} )

        (− expected, + actual)

        The closure received the current state, and may only set values that the state already has.

        To fix this, correct the closure, or the reducer if the closure is right.
        """
    )
  }

  @Test func issueExplainsThatThereAreNoActionsToSkip() {
    #expect(
      Issues.noReceivedActionsToSkip() == """
        The test skips received actions, but there are none.

        No effect has sent an action that was not received.

        To fix this, remove 'store.skipReceivedActions', or pass 'strict: false' if there may be \
        none.
        """
    )
  }

  @Test func issueExplainsThatThereAreNoEffectsToSkip() {
    #expect(
      Issues.noRunningEffectsToSkip() == """
        The test skips running effects, but there are none.

        Every effect has ended or was not started.

        To fix this, remove 'store.skipInFlightEffects', or pass 'strict: false' if there may be \
        none.
        """
    )
  }

  @Test func noteListsSkippedActions() {
    #expect(
      Issues.skippedActions([Action.tapped, .loaded(1)]) == """
        Received actions were skipped.

          IssuesSkippingTests.Action.tapped
          IssuesSkippingTests.Action.loaded(1)

        Effects sent them, and the test does not assert them.

        To assert them, call 'store.receive' for each of them, in this order.
        """
    )
  }

  @Test func noteListsSkippedChanges() {
    #expect(
      Issues.skippedChanges(from: State(), to: State(count: 1)) == """
        Changes of the state were not asserted.

          \u{2007} IssuesSkippingTests.State(
          −   count: 0,
          +   count: 1,
          \u{2007}   name: "Blob"
          \u{2007} )

        (− asserted, + actual)

        To assert them, make them in the closure after the action.
        """
    )
  }

  @Test func noteListsSkippedEffects() {
    #expect(
      Issues.skippedEffects([Action.tapped]) == """
        Running effects were skipped.

          IssuesSkippingTests.Action.tapped

        These are the actions that started them, once for each effect.

        To assert their end, let them end: advance a clock, or send the action that cancels them.
        """
    )
  }
}
