internal import CasePaths

// The issues of children: features that run on a part of another feature's state.

extension Issues {
  static func childIsNil(action: Any, path: AnyKeyPath) -> String {
    """
    An action was sent for a child that is not there: its state is nil.

      Action: \(ActionLabel.text(of: action))
      State:  \(name(of: path))

    The child could not handle it; its parent did. Usually

    • a reducer that runs before this 'ifLet' set the state to nil. Attach 'ifLet' to it, so that the \
    child runs first.
    • an effect of another feature sends the action, and goes on after the child is gone. Cancel it \
    when the state becomes nil.
    • a view sends it after the child is gone. Give the view a store that is scoped to the child.
    """
  }

  static func alertActionIsNotPresented(_ action: Any.Type) -> String {
    """
    An alert or a dialog is presented, but its action is no 'PresentationAction'.

      Action: \(name(of: action))

    A presented state ends with the action 'dismiss', which this action does not have.

    To fix this, declare the case as 'case alert(PresentationAction<\(name(of: action))>)', or leave '@Presents' and \
    the '$' out.
    """
  }

  static func childOfScopeIsInOtherCase<State>(action: Any, state: State) -> String {
    childInOtherCase(
      action: action,
      state: state,
      consequence: "The child could not handle it.",
      cause: """
        a reducer that runs before this 'Scope' changed the case. Put the 'Scope' before it, or use \
        'ifCaseLet', so that the child runs first.
        """
    )
  }

  static func childIsInOtherCase<State>(action: Any, state: State) -> String {
    childInOtherCase(
      action: action,
      state: state,
      consequence: "The child could not handle it; its parent did.",
      cause: """
        a reducer that runs before this 'ifCaseLet' changed the case. Attach 'ifCaseLet' to it, so \
        that the child runs first.
        """
    )
  }

  private static func childInOtherCase<State>(
    action: Any,
    state: State,
    consequence: String,
    cause: String
  ) -> String {
    """
    An action was sent for a child that is not there: the state is of another case.

      Action: \(ActionLabel.text(of: action))
      State:  \(name(of: State.self)).\(caseName(of: state))

    \(consequence) Usually

    • \(cause)
    • an effect of another feature sends the action, and goes on after the case has changed. Cancel it \
    when the case changes.
    • a view sends it after the case has changed. Give the view a store that is scoped to the case.
    """
  }

  static func elementIsMissing(id: Any, action: Any, path: AnyKeyPath) -> String {
    """
    An action was sent for an element that is not there.

      Action: \(ActionLabel.text(of: action))
      ID:     \(dump(id))
      State:  \(name(of: path))

    The element could not handle it; its parent did. Usually

    • a reducer that runs before this 'forEach' removed the element. Attach 'forEach' to it, so that \
    the element runs first.
    • an effect of another feature sends the action, and goes on after the element is gone. Cancel it \
    when the element is removed.
    • a view sends it after the element is gone. Give the view a store that is scoped to the element.
    """
  }

  static func dismissedWithoutPresentation() -> String {
    """
    A feature that is not presented dismissed itself.

    Only a feature that is run by 'ifLet' on a '@PresentationState', or by 'forEach' on a \
    'StackState', can be dismissed, and only by its own effects.

    To fix this, present the feature, or ask '@Dependency(\\.isPresented)' first.
    """
  }

  static func poppedElementIsMissing(id: Any, action: Any, path: AnyKeyPath) -> String {
    """
    An action was to remove an element that is not on the stack.

      Action: \(ActionLabel.text(of: action))
      ID:     \(dump(id))
      State:  \(name(of: path))

    Nothing was removed.

    Usually a reducer that runs before this 'forEach' removed the element, or the action was sent \
    twice.

    To fix this, attach 'forEach' to the reducer that removes the element, and send 'popFrom' once.
    """
  }

  static func pushedElementIsThere(id: Any, action: Any, path: AnyKeyPath) -> String {
    """
    An element was pushed with an id that is on the stack already.

      Action: \(ActionLabel.text(of: action))
      ID:     \(dump(id))
      State:  \(name(of: path))

    The stack was not changed.

    To fix this, push each element with an id of its own. 'NavigationLink(state:)' does.
    """
  }

  static func pushedElementSkipsIDs(id: Any, expected: Any, action: Any) -> String {
    """
    An element was pushed with an id that is not the next one.

      Action: \(ActionLabel.text(of: action))
      ID:     \(dump(id))
      Next:   \(dump(expected))

    To fix this, push it with the next id, or put the elements before it on the stack first.
    """
  }

  static func assignedToMissingElement(id: Any, element: Any) -> String {
    """
    An element was assigned to an id that is not on the stack.

      ID: \(dump(id))

    \(indented(shown(element)))

    The stack was not changed.

    To fix this, use 'append' to push an element.
    """
  }

  static func stackElementIDLiteralOutsideOfTest(_ value: Int) -> String {
    """
    The id of a stack element was written as a number outside of a test.

      ID: #\(value)

    An app cannot know which number an element gets.

    To fix this, use the 'ids' of the stack.
    """
  }

  static func stillPresented(path: AnyKeyPath) -> String {
    """
    A presented child was dismissed, and is still present.

      State: \(name(of: path))

    A view sent '.dismiss', and no reducer set the state to nil.

    To fix this, attach 'ifLet' to the reducer of the parent, with this state and its action, such as \
    '.ifLet(\\.$child, action: \\.child) { Child() }'.
    """
  }

  static func scopedFromUncachedStore(_ path: AnyKeyPath, action: Any.Type) -> String {
    """
    An optional child was scoped from a store that is made again on each access.

      State:  \(name(of: path))
      Action: \(name(of: action))

    The store was scoped with functions, which cannot be compared. So each access makes a new store and \
    new stores of its children. The views of these children lose their state.

    To fix this, scope with key paths all the way to the child, such as \
    'store.scope(state: \\.child, action: \\.child)'.
    """
  }

  static let pathReadOutsideOfEffect = """
    'navigationIDPath' was read outside of an effect.

    A store knows the path of a feature when it starts the feature's effect, and not while its reducer \
    runs. The answer was the path of the root.

    To fix this, read it in the closure of '.run'. To cancel an effect, use an id without the path: ids \
    are scoped to their feature.
    """

  static func elementOfStoresIsGone(id: Any) -> String {
    """
    The store of an element was first read after the element had gone.

      ID: \(dump(id))

    The collection of stores was kept while the elements changed. Nothing knows the state of the \
    element, so the app stops if the state is read.

    To fix this, scope the store where the elements are shown.
    """
  }

  static func otherCaseModified<State, Case>(
    _ value: Case?,
    at path: AnyCasePath<State, Case>,
    of state: State?
  ) -> String {
    let changed =
      value.map { "\(name(of: State.self)).\(caseName(of: path.embed($0)))" }
      ?? "\(name(of: State.self)), the case of a '\(name(of: Case.self))'"
    return """
      A value was written to a case that is not the current case of the state.

        Changed: \(changed)
        State:   \(state.map { "\(name(of: State.self)).\(caseName(of: $0))" } ?? "nil")

      Nothing was changed.

      To fix this, assign the whole state to change its case.
      """
  }

  /// The type and the name of a key path, such as `Feature.State.child`.
  ///
  /// A computed property, such as `\.$child`, has no name at run time. Its type stands for it.
  private static func name(of path: AnyKeyPath) -> String {
    let root = type(of: path).rootType
    let text = String(describing: path)
    let prefix = "\\\(root)."
    guard text.hasPrefix(prefix), !text.contains("<computed") else {
      return "\(name(of: root)), the part of type \(name(of: type(of: path).valueType))"
    }
    return "\(name(of: root)).\(text.dropFirst(prefix.count))"
  }
}
