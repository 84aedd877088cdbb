@testable import ComposableArchitecture
import Testing

/// The full text of every issue.
struct IssuesTests {
  struct State: Equatable {
    var count = 0
    var name = "Blob"
  }
  enum Action: Equatable {
    case tapped
    case loaded(Int)
  }
  struct Failure: Error {
    let code = 1
  }
  /// Prints alike, but is never equal.
  struct Moody: Equatable {
    let mood = 1
    static func == (lhs: Self, rhs: Self) -> Bool { false }
  }

  @Test func reducerHasNoBody() {
    #expect(
      Issues.reducerHasNoBody(State.self) == """
        The body of 'IssuesTests.State' was read, but it has none.

        Its 'Body' is 'Never', so that it is run by its own 'reduce(into:action:)'.

        To fix this, call 'reduce(into:action:)', or declare 'var body: some ReducerOf<Self>'.
        """
    )
  }

  @Test func stateReadWhileReducing() {
    #expect(
      Issues.stateReadWhileReducing(State.self) == """
        The state of a store was read while its reducer was changing it.

          State: IssuesTests.State

        A reducer changes the state in place, and code that it called, such as a dependency, asked \
        the store for it.

        To fix this, use the 'state' that the reducer is given, or read the store from an effect.
        """
    )
  }

  @Test func sentWhileReducing() {
    #expect(
      Issues.sentWhileReducing(Action.loaded(1), state: State.self) == """
        An action was sent to a store while its reducer was running.

          Action: IssuesTests.Action.loaded(_)
          State:  IssuesTests.State

        Code that the reducer called, such as a dependency, sent it. It is handled after the action that \
        the reducer is busy with, and a test does not see where it comes from.

        To fix this, return '.send' with the action from the reducer, or send it from an effect.
        """
    )
  }

  @Test(
    arguments: [
      (
        .scope,
        """
        put a 'Scope' into the body of the parent, with this state and its action, such as \
        'Scope(state: \\.child, action: \\.child) { Child() }'
        """
      ),
      (
        .ifLet,
        """
        attach 'ifLet' to the reducer of the parent, with this state and its action, such as \
        '.ifLet(\\.$child, action: \\.child) { Child() }'
        """
      ),
      (
        .ifCaseLet,
        """
        attach 'ifCaseLet' to the reducer of the parent, with this case and that of its action, such as \
        '.ifCaseLet(\\.child, action: \\.child) { Child() }'
        """
      ),
      (
        .forEach,
        """
        attach 'forEach' to the reducer of the parent, with this state and its action, such as \
        '.forEach(\\.rows, action: \\.rows) { Row() }'
        """
      ),
      (
        .forEachOfStack,
        """
        attach 'forEach' to the reducer of the parent, with this state and its action, such as \
        '.forEach(\\.path, action: \\.path) { Screen() }', or '.forEach(\\.path, action: \\.path)' where an \
        enum has the screens
        """
      ),
    ] as [(LostActions.Operator, String)]
  )
  func actionLost(missing: LostActions.Operator, advice: String) {
    #expect(
      Issues.actionLost(Action.loaded(1), path: \State.count, without: missing) == """
        An action of a child changed nothing and began no effect, and no reducer of the child was there to run.

          Action: IssuesTests.Action.loaded(_)
          State:  IssuesTests.State.count

        A child runs where its parent says so.

        To fix this, \(advice). Where the parent handles the child's actions itself, write \
        'EmptyReducer()' in place of the child.
        """
    )
  }

  @Test func scopedFromUncachedStore() {
    #expect(
      Issues.scopedFromUncachedStore(\State.count, action: Action.self) == """
        A child that may go was scoped from a store that is another one each time.

          State:  IssuesTests.State.count
          Action: IssuesTests.Action

        The store was scoped with functions, which cannot be compared, so that it is made anew whenever \
        it is asked for, and its children are as well. Views that show them lose what they keep.

        To fix this, scope with key paths all the way to the child, such as \
        'store.scope(state: \\.child, action: \\.child)'.
        """
    )
  }

  @Test func elementOfStoresIsGone() {
    #expect(
      Issues.elementOfStoresIsGone(id: 7) == """
        The store of an element was asked for that has never been read and is gone.

          ID: 7

        The collection of stores was kept while the elements changed.

        To fix this, scope the store where the elements are shown.
        """
    )
  }

  @Test func effectThrew() {
    #expect(
      Issues.effectThrew(Failure()) == """
        An effect threw an error that nothing handles.

          IssuesTests.Failure(code: 1)

        The effect has ended and the app goes on, but the feature does not know that it failed.

        To fix this, handle the error with the 'catch' of '.run', or with 'do' and 'catch' in it.
        """
    )
    #expect(
      Issues.effectThrew(Failure(), of: "App.Action.tapped") == """
        An effect threw an error that nothing handles.

          Action: App.Action.tapped

          IssuesTests.Failure(code: 1)

        The effect has ended and the app goes on, but the feature does not know that it failed.

        To fix this, handle the error with the 'catch' of '.run', or with 'do' and 'catch' in it.
        """
    )
  }

  @Test func sendFromEndedEffect() {
    #expect(
      Issues.sendFromEndedEffect(Action.loaded(1)) == """
        An action was sent from an effect that had ended.

          IssuesTests.Action.loaded(1)

        The 'send' of '.run' escaped from it, for example into a callback or a task of its own, \
        where nothing can cancel it.

        To fix this, await that work inside of '.run', so that the effect ends after its last action.
        """
    )
  }

  @Test func errorIsNotEquatable() {
    #expect(
      Issues.errorIsNotEquatable(Failure.self) == """
        Two failures were compared whose errors cannot be compared.

          Error: IssuesTests.Failure

        A 'TaskResult' of two failures is equal only if the error is 'Equatable'; these count as \
        different.

        To fix this, make 'IssuesTests.Failure' conform to 'Equatable'.
        """
    )
  }

  @Test func errorIsNotHashable() {
    #expect(
      Issues.errorIsNotHashable(Failure.self) == """
        A failure was hashed whose error cannot be hashed.

          Error: IssuesTests.Failure

        All failures with this error have the same hash, which is slow where there are many.

        To fix this, make 'IssuesTests.Failure' conform to 'Hashable'.
        """
    )
  }

  @Test func stateMismatch() {
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

        The closure after the action must make of the state before it exactly what the reducer makes.

        To fix this, correct the closure, or the reducer if the closure is right.
        """
    )
  }

  @Test func stateMismatchOfValuesThatPrintAlike() {
    #expect(
      Issues.stateMismatch(expected: Moody(), actual: Moody(), after: Action.tapped) == """
        The state after the action is not what the test expects.

          Action: IssuesTests.Action.tapped

          \u{2007} // Not equal but no difference detected:
          − IssuesTests.Moody(mood: 1)
          + IssuesTests.Moody(mood: 1)

        (− expected, + actual)

        The closure after the action must make of the state before it exactly what the reducer makes.

        To fix this, correct the closure, or the reducer if the closure is right.
        """
    )
  }

  @Test func unexpectedChange() {
    #expect(
      Issues.unexpectedChange(from: State(), to: State(count: 1), by: Action.tapped) == """
        The action changed the state, and the test does not say so.

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

  @Test func expectationChangesNothing() {
    #expect(
      Issues.expectationChangesNothing(after: Action.tapped) == """
        The test expects a change of the state, but there was none.

          Action: IssuesTests.Action.tapped

        The closure after the action left the state as it was, and so did the action.

        To fix this, remove the closure, or correct the reducer if there should be a change.
        """
    )
  }

  @Test func expectationThrew() {
    #expect(
      Issues.expectationThrew(Failure()) == """
        The closure that says how the state changes threw an error.

          IssuesTests.Failure(code: 1)

        The state was not compared.

        To fix this, handle the error in the closure, or unwrap a value that is there.
        """
    )
    #expect(
      Issues.expectationThrew(Failure(), after: Action.tapped) == """
        The closure that says how the state changes threw an error.

          Action: IssuesTests.Action.tapped

          IssuesTests.Failure(code: 1)

        The state was not compared.

        To fix this, handle the error in the closure, or unwrap a value that is there.
        """
    )
  }

  @Test func unreceivedActions() {
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

  @Test func unreceivedActionsAtEnd() {
    #expect(
      Issues.unreceivedActionsAtEnd([Action.loaded(1)]) == """
        The test ended while actions were still to be received.

          IssuesTests.Action.loaded(1)

        Effects sent them, and the test has not asserted them.

        To fix this, call 'store.receive' for each of them, in this order, before the test ends.
        """
    )
  }

  @Test func receivedNothingAndNothingRuns() {
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

  @Test func receivedNothingInTime() {
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

  @Test func receivedOnlyOthers() {
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

  @Test func receivedAnotherAction() {
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

  @Test func receivedAnotherCase() {
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

  @Test func unhandledBinding() {
    let field = BindingState(wrappedValue: 0, fileID: "App/Counter.swift", line: 12)
    #expect(
      Issues.unhandledBinding(Action.loaded(1), field: field.location) == """
        A control wrote a value, and no reducer applied it.

          IssuesTests.Action.loaded(1)

          Field: App/Counter.swift:12

        The state stays as it was, and the control shows the old value again: the body of the feature \
        has no 'BindingReducer' for 'IssuesTests.Action', or a parent does not run the feature.

        To fix this, add 'BindingReducer()' to the body of the feature, before the reducers that look \
        at what was written. Where the action is in a case of another one, name the case: \
        'BindingReducer(action: \\.view)'.
        """
    )
  }

  @Test func unhandledBindingOfAFieldWithoutAPlace() {
    #expect(
      Issues.unhandledBinding(Action.tapped, field: nil) == """
        A control wrote a value, and no reducer applied it.

          IssuesTests.Action.tapped

        The state stays as it was, and the control shows the old value again: the body of the feature \
        has no 'BindingReducer' for 'IssuesTests.Action', or a parent does not run the feature.

        To fix this, add 'BindingReducer()' to the body of the feature, before the reducers that look \
        at what was written. Where the action is in a case of another one, name the case: \
        'BindingReducer(action: \\.view)'.
        """
    )
  }

  @Test func receivedNoMatch() {
    #expect(
      Issues.receivedNoMatch(Action.tapped) == """
        The next action to receive does not satisfy the condition of the test.

          IssuesTests.Action.tapped

        Actions are received in the order in which effects sent them.

        To fix this, receive this action first, or correct the condition.
        """
    )
  }

  @Test func effectsRunningAtEnd() {
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

  @Test func taskDidNotFinish() {
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
