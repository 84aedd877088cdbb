/// The issues of views that a store drives.
extension Issues {
  static func linkOutsideOfStack(_ state: Any.Type, stack: Any.Type?) -> String {
    """
    A 'NavigationLink' is outside of a stack that takes its state.

      Link:  \(name(of: state))
      Stack: \(stack.map(name(of:)) ?? "none")

    It does nothing when it is tapped.

    To fix this, put it into a 'NavigationStackStore', or another stack with the path of a store, whose \
    elements are of the type '\(name(of: state))'.
    """
  }

  static func pathNotFollowed(_ element: Any.Type) -> String {
    """
    A view changed the path of a navigation stack, and no reducer changed the state.

      Elements: \(name(of: element))

    The screens stay as they were.

    To fix this, attach 'forEach' to the reducer that has the stack, such as \
    '.forEach(\\.path, action: \(casePath("path", of: element))) { Path() }'.
    """
  }

  static func notDismissed(_ state: Any.Type) -> String {
    """
    The user closed a presented child, and its state is still present.

      State: \(name(of: state))

    The store received '.dismiss', and no reducer set the state to nil.

    To fix this, attach 'ifLet' to the reducer that has the state, such as \
    '.ifLet(\\.$destination, action: \(casePath("destination", of: state))) { Destination() }'.
    """
  }

  static func caseNotShown<State>(_ caseState: Any.Type, of state: State?) -> String {
    """
    A 'CaseLet' has nothing to show.

      Case:  \(name(of: caseState))
      State: \(state.map { "\(name(of: State.self)).\(caseName(of: $0))" } ?? "unknown")

    It is in the branch of another case, or outside of a 'SwitchStore' for this state.

    To fix this, put it into the branch of its case, in the 'SwitchStore' of the enum.
    """
  }

  /// The code of a case: a key path if the feature of the state uses macros, or else a case path.
  private static func casePath(_ name: String, of state: Any.Type) -> String {
    state is any ObservableState.Type ? "\\.\(name)" : "/Action.\(name)"
  }
}
