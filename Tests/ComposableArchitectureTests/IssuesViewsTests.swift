import Testing

@testable import ComposableArchitecture

/// The full texts of the issues of views.
struct IssuesViewsTests {
  @ObservableState
  struct Observed {}

  private enum State {
    case one
  }

  @Test func issueNamesALinkOutsideOfAStack() {
    #expect(
      Issues.linkOutsideOfStack(State.self, stack: Int.self) == """
        A 'NavigationLink' is outside of a stack that takes its state.

          Link:  IssuesViewsTests.State
          Stack: Int

        It does nothing when it is tapped.

        To fix this, put it into a 'NavigationStackStore', or another stack with the path of a store, \
        whose elements are of the type 'IssuesViewsTests.State'.
        """
    )
    #expect(Issues.linkOutsideOfStack(State.self, stack: nil).contains("\n  Stack: none\n"))
  }

  @Test func issueNamesAnActionThatLeftThePathUnchanged() {
    #expect(
      Issues.pathNotFollowed(State.self) == """
        A view changed the path of a navigation stack, and no reducer changed the state.

          Elements: IssuesViewsTests.State

        The screens stay as they were.

        To fix this, attach 'forEach' to the reducer that has the stack, such as \
        '.forEach(\\.path, action: /Action.path) { Path() }'.
        """
    )
  }

  @Test func issueNamesStateThatWasNotDismissed() {
    #expect(
      Issues.notDismissed(State.self) == """
        The user closed a presented child, and its state is still present.

          State: IssuesViewsTests.State

        The store received '.dismiss', and no reducer set the state to nil.

        To fix this, attach 'ifLet' to the reducer that has the state, such as \
        '.ifLet(\\.$destination, action: /Action.destination) { Destination() }'.
        """
    )
  }

  @Test func casesOfFeaturesWithMacrosHaveKeyPaths() {
    #expect(
      Issues.notDismissed(Observed.self).contains(
        "'.ifLet(\\.$destination, action: \\.destination) { Destination() }'"
      )
    )
    #expect(
      Issues.pathNotFollowed(Observed.self).contains(
        "'.forEach(\\.path, action: \\.path) { Path() }'"
      )
    )
  }

  @Test func unshownCaseIsReported() {
    #expect(
      Issues.caseNotShown(Int.self, of: State.one) == """
        A 'CaseLet' has nothing to show.

          Case:  Int
          State: IssuesViewsTests.State.one

        It is in the branch of another case, or outside of a 'SwitchStore' for this state.

        To fix this, put it into the branch of its case, in the 'SwitchStore' of the enum.
        """
    )
  }
}
