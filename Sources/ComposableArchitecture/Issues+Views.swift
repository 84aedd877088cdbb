/// What the views that stores drive report.
extension Issues {
  static func linkOutsideOfStack(_ state: Any.Type, stack: Any.Type?) -> String {
    """
    A 'NavigationLink' is shown where no stack takes its state.

      Link:  \(name(of: state))
      Stack: \(stack.map(name(of:)) ?? "none")

    It does nothing when it is tapped.

    To fix this, put it into a 'NavigationStackStore', or another stack with the path of a store, whose \
    elements are of the type '\(name(of: state))'.
    """
  }

  static func pathNotFollowed(_ element: Any.Type) -> String {
    """
    A view changed the path of a navigation stack, and no reducer followed.

      Elements: \(name(of: element))

    The screens stay as they were.

    To fix this, attach 'forEach' to the reducer that has the stack, such as \
    '.forEach(\\.path, action: \(casePath("path", of: element))) { Path() }'.
    """
  }

  static func notDismissed(_ state: Any.Type) -> String {
    """
    The person closed what a store presents, and its state is still there.

      State: \(name(of: state))

    The store was sent '.dismiss', and no reducer made the state nil.

    To fix this, attach 'ifLet' to the reducer that has the state, such as \
    '.ifLet(\\.$destination, action: \(casePath("destination", of: state))) { Destination() }'.
    """
  }

  static func caseNotShown<State>(_ caseState: Any.Type, of state: State?) -> String {
    """
    A 'CaseLet' has nothing to show.

      Case:  \(name(of: caseState))
      State: \(state.map { "\(name(of: State.self)).\(caseName(of: $0))" } ?? "unknown")

    It stands in the branch of another case, or outside of a 'SwitchStore' for this state.

    To fix this, put it into the branch of its case, in the 'SwitchStore' of the enum.
    """
  }

  /// How a case is written where the state is of this type: as a key path, if it is that of a feature with
  /// macros.
  private static func casePath(_ name: String, of state: Any.Type) -> String {
    state is any ObservableState.Type ? "\\.\(name)" : "/Action.\(name)"
  }
}
