@testable import ComposableArchitecture
import Testing

/// The full texts of issues.
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
  /// A value that is never equal, although all values print the same.
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
        the store for it. It got the state before the action. A release build keeps no copy of that, \
        and stops here.

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

  @Test func unhandledWrite() {
    #expect(
      Issues.unhandledWrite(Action.loaded(1), field: #"\.count"#) == """
        A control wrote a value, and no reducer applied it.

          IssuesTests.Action.loaded(1)

          Field: \\.count

        The state stays as it was, and the control shows the old value again: no reducer of the feature \
        does anything for the action, or a parent does not run the feature.

        To fix this, set the field in the reducer, for the action that the binding is made with by \
        'sending'. Where another action is meant, name its case there.
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
}
