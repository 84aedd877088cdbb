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

  @Test func issueNamesAReducerWithoutABody() {
    #expect(
      Issues.reducerHasNoBody(State.self) == """
        The body of 'IssuesTests.State' was read, but it has none.

        Its 'Body' is 'Never', because it implements 'reduce(into:action:)' itself.

        To fix this, call 'reduce(into:action:)', or declare 'var body: some ReducerOf<Self>'.
        """
    )
  }

  @Test func issueExplainsACancellationInAReducer() {
    #expect(
      Issues.cancelledInReducer("timer") == """
        'Task.cancel(id:)' was called while a reducer was running.

          "timer"

        It cancels the work of the effect that calls it, and a reducer is no effect. Nothing was cancelled.

        To fix this, return '.cancel(id:)' from the reducer.
        """
    )
  }

  @Test func issueExplainsAReadWhileReducing() {
    #expect(
      Issues.stateReadWhileReducing(State.self) == """
        The state of a store was read while its reducer was changing it.

          State: IssuesTests.State

        A reducer changes the state in place, and code that it called, such as a dependency, asked the \
        store for it. In a debug build, the store answers with the state before the action. A release build \
        keeps no copy of it, and stops.

        To fix this, use the 'state' that the reducer is given, or read the store from an effect.
        """
    )
  }

  @Test func issueExplainsAReadWithoutACopy() {
    #expect(
      Issues.stateReadWithoutCopy(State.self) == """
        The state of a store was read while its reducer was changing it, so the app must stop.

          State: IssuesTests.State

        A reducer changes the state in place, and code that it called, such as a dependency, asked the \
        store for it. The backtrace has that code: the first function below 'Store' that is not of this \
        library. A debug build keeps a copy of the state to answer with, and reports the read.

        To fix this, use the 'state' that the reducer is given, or read the store from an effect.
        """
    )
  }

  @Test func issueNamesAnActionSentWhileReducing() {
    #expect(
      Issues.sentWhileReducing(Action.loaded(1), state: State.self) == """
        An action was sent to a store while its reducer was running.

          Action: IssuesTests.Action.loaded(_)
          State:  IssuesTests.State

        Code that the reducer called, such as a dependency, sent it. It is handled after the current \
        action, and a test cannot see its origin.

        To fix this, return '.send' with the action from the reducer, or send it from an effect.
        """
    )
  }

  @Test func issueNamesAScopeOfAnUncachedStore() {
    #expect(
      Issues.scopedFromUncachedStore(\State.count, action: Action.self) == """
        An optional child was scoped from a store that is made again on each access.

          State:  IssuesTests.State.count
          Action: IssuesTests.Action

        The store was scoped with functions, which cannot be compared. So each access makes a new store \
        and new stores of its children. The views of these children lose their state.

        To fix this, scope with key paths all the way to the child, such as \
        'store.scope(state: \\.child, action: \\.child)'.
        """
    )
  }

  @Test func issueExplainsAPathReadOutsideOfAnEffect() {
    #expect(
      Issues.pathReadOutsideOfEffect == """
        'navigationIDPath' was read outside of an effect.

        A store knows the path of a feature when it starts the feature's effect, and not while its reducer \
        runs. The answer was the path of the root.

        To fix this, read it in the closure of '.run'. To cancel an effect, use an id without the path: ids \
        are scoped to their feature.
        """
    )
  }

  @Test func issueNamesAnElementThatIsGone() {
    #expect(
      Issues.elementOfStoresIsGone(id: 7) == """
        The store of an element was first read after the element had gone.

          ID: 7

        The collection of stores was kept while the elements changed. Nothing knows the state of the \
        element, so the app stops if the state is read.

        To fix this, scope the store where the elements are shown.
        """
    )
  }

  @Test func issueShowsTheErrorOfAnEffect() {
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

  /// The log of an app has no values, such as a password that comes late.
  @Test func issuesOfAnAppShowNoValues() {
    struct Secret: Error { let password = "hunter2" }
    enum Late: Error { case refused(password: String) }
    enum Form { case passwordChanged(String), row(id: String, Action) }
    Issues.$showsValues.withValue(false) {
      let texts = [
        Issues.effectThrew(Secret()), Issues.effectThrew(Late.refused(password: "hunter2")),
        Issues.sendFromEndedEffect(Form.passwordChanged("hunter2")),
        Issues.sendAfterDismissal(Form.row(id: "hunter2", .tapped)),
        Issues.unhandledBinding(
          Form.passwordChanged("hunter2"),
          field: "password",
          declaredAt: nil
        ),
        Issues.unhandledWrite(Form.passwordChanged("hunter2"), field: "password"),
        Issues.assignedToMissingElement(id: 7, element: Secret()),
      ]
      #expect(!texts.joined().contains("hunter2"))
      #expect(
        Issues.sendFromEndedEffect(Action.loaded(1)) == """
          An action was sent from an effect that had ended.

            IssuesTests.Action.loaded(_)

          The 'send' of '.run' escaped from it, for example into a callback or a task of its own, \
          where nothing can cancel it.

          To fix this, await that work inside of '.run', so that the effect ends after its last action.
          """
      )
    }
  }

  @Test func issueNamesAnActionSentByAnEndedEffect() {
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

  @Test func issueNamesAnErrorThatIsNotEquatable() {
    #expect(
      Issues.errorIsNotEquatable(Failure.self) == """
        Two failures were compared, and their errors are not 'Equatable'.

          Error: IssuesTests.Failure

        Two failures of a 'TaskResult' are equal only if their errors are 'Equatable'. These count as \
        different.

        To fix this, make 'IssuesTests.Failure' conform to 'Equatable'.
        """
    )
  }

  @Test func issueNamesAnErrorThatIsNotHashable() {
    #expect(
      Issues.errorIsNotHashable(Failure.self) == """
        A failure was hashed, and its error is not 'Hashable'.

          Error: IssuesTests.Failure

        All failures with this error have the same hash, which makes large sets of them slow.

        To fix this, make 'IssuesTests.Failure' conform to 'Hashable'.
        """
    )
  }

  @Test func issueNamesAnUnhandledBinding() {
    let field = BindingState(wrappedValue: 0, fileID: "App/Counter.swift", line: 12)
    #expect(
      Issues.unhandledBinding(
        Action.loaded(1),
        field: #"\.count"#,
        declaredAt: field.location
      ) == """
        A control wrote a value, and no reducer applied it.

          IssuesTests.Action.loaded(1)

          Field: \\.count, declared at App/Counter.swift:12

        The state stays as it was, and the control shows the old value again: the body of the feature \
        has no 'BindingReducer' for 'IssuesTests.Action', or a parent does not run the feature.

        To fix this, add 'BindingReducer()' to the body of the feature, before the reducers that use \
        the written value. If the action is in a case of another action, name the case: \
        'BindingReducer(action: \\.view)'.
        """
    )
  }

  @Test func issueNamesAnUnhandledWrite() {
    #expect(
      Issues.unhandledWrite(Action.loaded(1), field: #"\.count"#) == """
        A control wrote a value, and no reducer applied it.

          IssuesTests.Action.loaded(1)

          Field: \\.count

        The state stays as it was, and the control shows the old value again: no reducer of the feature \
        handles the action, a parent does not run the feature, or the reducer refused the value.

        To fix this, set the field in the reducer for the action that was given to 'sending', or give \
        'sending' the case of another action. A reducer that refuses the value needs no change.
        """
    )
  }

  @Test func issueNamesAnUnhandledBindingOfAnUnknownPlace() {
    #expect(
      Issues.unhandledBinding(Action.tapped, field: #"\.count"#, declaredAt: nil) == """
        A control wrote a value, and no reducer applied it.

          IssuesTests.Action.tapped

          Field: \\.count

        The state stays as it was, and the control shows the old value again: the body of the feature \
        has no 'BindingReducer' for 'IssuesTests.Action', or a parent does not run the feature.

        To fix this, add 'BindingReducer()' to the body of the feature, before the reducers that use \
        the written value. If the action is in a case of another action, name the case: \
        'BindingReducer(action: \\.view)'.
        """
    )
  }
}
