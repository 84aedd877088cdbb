@testable import ComposableArchitecture
import Testing

/// The causes that a failure of a test store names: elements with the id of another one, and values of controls that no
/// reducer has applied.
@MainActor
struct TestStoreCauseTests {
  @Test func expectedElementWithAnExistingIDFails() async {
    let line: UInt = #line + 5
    let issues = await IssueRecorder.issues {
      let store = TestStore(initialState: Rows.State(rows: [Rows.Row(id: 1)])) {
        Rows()
      }
      await store.send(.add(1)) { $0.rows.append(Rows.Row(id: 1)) }
    }
    let text = """
      The test expects a change of the state, but there was none.

        Action: Rows.Action.add(_)

      The closure after the action left the state as it was, and so did the action. The closure added \
      elements with ids that were there already: 1. The reducer added elements with ids that were there \
      already: 1.

      To fix this, remove the closure, or correct the reducer if there should be a change.
      """
    #expect(issues == [.init(message: text, line: line)])
  }

  @Test func expectedElementWithAnExistingIDIsNamedBesideOtherDifferences() async {
    let line: UInt = #line + 5
    let issues = await IssueRecorder.issues {
      let store = TestStore(initialState: Rows.State(rows: [Rows.Row(id: 1)])) {
        Rows()
      }
      await store.send(.add(2)) { $0.rows.append(Rows.Row(id: 1)) }
    }
    let text = Issues.stateMismatch(
      expected: Rows.State(rows: [Rows.Row(id: 1)]),
      actual: Rows.State(rows: [Rows.Row(id: 1), Rows.Row(id: 2)]),
      after: Rows.Action.add(2),
      causes: MismatchCauses(leftOutByClosure: [1])
    )
    #expect(issues == [.init(message: text, line: line)])
    #expect(
      text.contains(
        """
        exactly the state after the action. The closure added elements with ids that were there \
        already: 1.

        To fix this
        """
      )
    )
  }

  @Test func elementOfTheReducerWithAnExistingIDIsNamed() async {
    let line: UInt = #line + 5
    let issues = await IssueRecorder.issues {
      let store = TestStore(initialState: Rows.State(rows: [Rows.Row(id: 1)])) {
        Rows()
      }
      await store.send(.add(1)) { $0.rows.append(Rows.Row(id: 2)) }
    }
    let text = """
      The state after the action is not what the test expects.

        Action: Rows.Action.add(_)

        \u{2007} Rows.State(
        \u{2007}   rows: [
        \u{2007}     [0]: Rows.Row(id: 1)
        −     [1]: Rows.Row(id: 2)
        \u{2007}   ]
        \u{2007} )

      (− expected, + actual)

      The closure must turn the state before the action into exactly the state after the action. The \
      reducer added elements with ids that were there already: 1.

      To fix this, correct the closure, or the reducer if the closure is right.
      """
    #expect(issues == [.init(message: text, line: line)])
  }

  @Test(arguments: [Exhaustivity.on, .off(showSkippedAssertions: true)])
  func elementOfTheReducerWithAnExistingIDIsNotedWhereNothingFails(
    exhaustivity: Exhaustivity
  ) async {
    let line: UInt = #line + 6
    let recorder = IssueRecorder()
    await withIssueReporters([recorder]) {
      let store = TestStore(initialState: Rows.State(rows: [Rows.Row(id: 1)])) { Rows() }
      store.exhaustivity = exhaustivity
      await store.send(.add(2)) { $0.rows.append(Rows.Row(id: 2)) }
      await store.send(.add(1))
    }
    let text = """
      The reducer added elements with ids that were there already.

        Action: Rows.Action.add(_)

        Ids: 1

      An identified array keeps the element that it has, and leaves out a new one with the same id. So the \
      state shows nothing of it.

      To fix this, give the new element another id, or replace the old one with 'updateOrAppend'. If the \
      element may be there, ask for it first: 'if state.rows[id: id] == nil'.
      """
    #expect(recorder.notes == [.init(message: text, line: line)])
    #expect(recorder.issues == [])
  }

  @Test func expectedValueOfAControlNamesAForgottenBindingReducer() async {
    let line: UInt = #line + 3
    let issues = await IssueRecorder.issues {
      let store = TestStore(initialState: BoundForm.State()) { BoundForm(isBound: false) }
      await store.send(.view(.set(\.title, "a"))) { $0.title = "a" }
    }
    let text = #"""
      The state after the action is not what the test expects.

        Action: BoundForm.Action.view(.binding(_))

        \#u{2007} BoundForm.State(
        −   _title: "a"
        +   _title: ""
        \#u{2007} )

      (− expected, + actual)

      The closure must turn the state before the action into exactly the state after the action. No \#
      reducer applied the value that the action writes to '\.title': the body of the feature has no \#
      'BindingReducer' for 'BoundForm.Action.View', or a parent does not run the feature.

      To fix this, add 'BindingReducer()' to the body of the feature, before the reducers that use the \#
      written value. If the action is in a case of another action, name the case: \#
      'BindingReducer(action: \.view)'.
      """#
    #expect(issues == [.init(message: text, line: line)])
  }

  @Test func appliedValueOfAControlNamesNoBindingReducer() async {
    let issues = await IssueRecorder.issues {
      let store = TestStore(initialState: BoundForm.State()) { BoundForm(isBound: true) }
      await store.send(.view(.set(\.title, "a"))) { $0.title = "b" }
    }
    let text = Issues.stateMismatch(
      expected: BoundForm.State(title: "b"),
      actual: BoundForm.State(title: "a"),
      after: BoundForm.Action.view(.set(\.title, "a"))
    )
    #expect(issues.map(\.message) == [text])
  }
}

private struct Rows: Reducer {
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Row> = []
  }
  struct Row: Equatable, Identifiable {
    let id: Int
  }
  enum Action {
    case add(Int)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let id):
        state.rows.append(Row(id: id))
        return .none
      }
    }
  }
}

@Reducer
private struct BoundForm {
  @ObservableState
  struct State: Equatable {
    var title = ""
  }
  enum Action: ViewAction {
    case view(View)

    enum View: BindableAction {
      case binding(BindingAction<State>)
    }
  }
  var isBound: Bool

  var body: some ReducerOf<Self> {
    if isBound { BindingReducer(action: \.view) }
  }
}
