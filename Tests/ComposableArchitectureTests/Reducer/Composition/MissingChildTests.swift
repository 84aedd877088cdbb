import ComposableArchitecture
import Testing

/// Actions for missing children are reported where the child is attached, and the parent still runs.
@MainActor
struct MissingChildTests {
  struct Host: Reducer {
    enum State: Equatable {
      case off
      case on(Sleeper.State)
    }
    enum Action: Equatable {
      case on(Sleeper.Action)
    }

    let parentRan: LockIsolated<Bool>
    static let line: UInt = #line + 7
    var body: some ReducerOf<Self> {
      Reduce { _, _ in
        parentRan.setValue(true)
        return .none
      }
      // The line that is reported:
      .ifCaseLet(/State.on, action: /Action.on) { Sleeper() }
    }
  }

  struct Scoped: Reducer {
    static let line: UInt = #line + 2
    var body: some Reducer<Host.State, Host.Action> {
      Scope(state: /Host.State.on, action: /Host.Action.on) { Sleeper() }
    }
  }

  struct Attached: Reducer {
    let parentRan: LockIsolated<Bool>
    static let firstLine: UInt = #line + 7
    var body: some Reducer<Family.State, Family.Action> {
      Reduce { _, _ in
        parentRan.setValue(true)
        return .none
      }
      // The lines that are reported:
      .ifLet(\.maybe, action: \.maybe) { Sleeper() }
      .ifLet(\.$shown, action: \.shown) { Sleeper() }
      .forEach(\.rows, action: \.rows) { Sleeper() }
      .forEach(\.path, action: \.path) { Sleeper() }
    }
  }

  private let parentRan = LockIsolated(false)

  private func issues(of action: Family.Action) async -> [IssueRecorder.Issue] {
    await IssueRecorder.issues {
      let store = Store(initialState: Family.State()) { Attached(parentRan: parentRan) }
      store.send(action)
    }
  }

  @Test func missingOptionalChildIsReported() async {
    let issues = await issues(of: .maybe(.bump))
    #expect(
      issues == [
        IssueRecorder.Issue(
          message: """
            An action was sent for a child that is not there: its state is nil.

              Action: Family.Action.maybe(.bump)
              State:  Family.State.maybe

            The child could not handle it; its parent did. Usually

            • a reducer that runs before this 'ifLet' set the state to nil. Attach 'ifLet' to it, so \
            that the child runs first.
            • an effect of another feature sends the action, and goes on after the child is gone. \
            Cancel it when the state becomes nil.
            • a view sends it after the child is gone. Give the view a store that is scoped to the \
            child.
            """,
          line: Attached.firstLine
        )
      ]
    )
    #expect(parentRan.value)
  }

  @Test func missingPresentedChildIsReported() async {
    let issues = await issues(of: .shown(.presented(.bump)))
    #expect(issues.map(\.line) == [Attached.firstLine + 1])
    let lines = issues.first?.message.split(separator: "\n").prefix(3).map(String.init)
    #expect(
      lines == [
        "An action was sent for a child that is not there: its state is nil.",
        "  Action: Family.Action.shown(.presented(.bump))",
        "  State:  Family.State, the part of type PresentationState",
      ]
    )
    #expect(parentRan.value)
  }

  @Test func dismissalWithoutPresentedStateIsReported() async {
    let issues = await issues(of: .shown(.dismiss))
    #expect(issues.map(\.line) == [Attached.firstLine + 1])
    #expect(issues.first?.message.contains("Action: Family.Action.shown(.dismiss)\n") == true)
    #expect(parentRan.value)
  }

  @Test func missingElementIsReported() async {
    let issues = await issues(of: .rows(.element(id: 3, action: .bump)))
    #expect(
      issues == [
        IssueRecorder.Issue(
          message: """
            An action was sent for an element that is not there.

              Action: Family.Action.rows(.element(id: _, action: .bump))
              ID:     3
              State:  Family.State.rows

            The element could not handle it; its parent did. Usually

            • a reducer that runs before this 'forEach' removed the element. Attach 'forEach' to it, \
            so that the element runs first.
            • an effect of another feature sends the action, and goes on after the element is gone. \
            Cancel it when the element is removed.
            • a view sends it after the element is gone. Give the view a store that is scoped to the \
            element.
            """,
          line: Attached.firstLine + 2
        )
      ]
    )
    #expect(parentRan.value)
  }

  @Test func missingStackElementIsReported() async {
    let issues = await issues(of: .path(.element(id: 3, action: .bump)))
    #expect(issues.map(\.line) == [Attached.firstLine + 3])
    #expect(
      issues.first?.message.hasPrefix(
        """
        An action was sent for an element that is not there.

          Action: Family.Action.path(.element(id: _, action: .bump))
          ID:     #3
          State:  Family.State.path

        """
      ) == true
    )
    #expect(parentRan.value)
  }

  @Test func popFromAMissingElementIsReported() async {
    let issues = await issues(of: .path(.popFrom(id: 3)))
    #expect(
      issues == [
        IssueRecorder.Issue(
          message: """
            An action was to remove an element that is not on the stack.

              Action: Family.Action.path(.popFrom(id: _))
              ID:     #3
              State:  Family.State.path

            Nothing was removed.

            Usually a reducer that runs before this 'forEach' removed the element, or the action was \
            sent twice.

            To fix this, attach 'forEach' to the reducer that removes the element, and send \
            'popFrom' once.
            """,
          line: Attached.firstLine + 3
        )
      ]
    )
    #expect(parentRan.value)
  }

  @Test func actionOfAChildInAnotherCaseIsReported() async {
    let issues = await IssueRecorder.issues {
      let store = Store(initialState: Host.State.off) { Host(parentRan: parentRan) }
      store.send(.on(.bump))
    }
    #expect(
      issues == [
        IssueRecorder.Issue(
          message: """
            An action was sent for a child that is not there: the state is of another case.

              Action: MissingChildTests.Host.Action.on(.bump)
              State:  MissingChildTests.Host.State.off

            The child could not handle it; its parent did. Usually

            • a reducer that runs before this 'ifCaseLet' changed the case. Attach 'ifCaseLet' to \
            it, so that the child runs first.
            • an effect of another feature sends the action, and goes on after the case has changed. \
            Cancel it when the case changes.
            • a view sends it after the case has changed. Give the view a store that is scoped to \
            the case.
            """,
          line: Host.line
        )
      ]
    )
    #expect(parentRan.value)
  }

  @Test func actionOfAScopeOfAnotherCaseIsReported() async {
    let issues = await IssueRecorder.issues {
      let store = Store(initialState: Host.State.off) { Scoped() }
      store.send(.on(.bump))
    }
    #expect(
      issues == [
        IssueRecorder.Issue(
          message: """
            An action was sent for a child that is not there: the state is of another case.

              Action: MissingChildTests.Host.Action.on(.bump)
              State:  MissingChildTests.Host.State.off

            The child could not handle it. Usually

            • a reducer that runs before this 'Scope' changed the case. Put the 'Scope' before it, \
            or use 'ifCaseLet', so that the child runs first.
            • an effect of another feature sends the action, and goes on after the case has changed. \
            Cancel it when the case changes.
            • a view sends it after the case has changed. Give the view a store that is scoped to \
            the case.
            """,
          line: Scoped.line
        )
      ]
    )
  }
}
