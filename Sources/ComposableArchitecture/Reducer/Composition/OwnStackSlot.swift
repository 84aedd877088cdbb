/// A stack whose type determines the reducer of its screens, so that no call has to name it.
public protocol _OwnStackSlot {
  associatedtype StackLink: _ChildInBracesWithoutLabel where StackLink.Slot == Self

  /// Links the screens.
  static func _makeStackLink() -> StackLink
}

extension StackState: _OwnStackSlot where Element: CaseReducerState {
  /// Links the screens.
  public static func _makeStackLink() -> _StackLink<Element.StateReducer.Body> {
    _StackLink(Element.StateReducer.body)
  }
}

/// Makes the compiler name the collection for the screens of a stack.
@available(
  *,
  unavailable,
  message: """
    The screens of a stack are kept in a 'StackState': declare 'var path = StackState<Path.State>()' in place of an \
    array, with 'case path(StackActionOf<Path>)'.
    """
)
extension Array: _OwnStackSlot where Element: CaseReducerState {
  /// Unavailable.
  public static func _makeStackLink()
    -> _MissingLink<Self, StackAction<Element, Element.StateReducer.Action>>
  {
    fatalError("'Array' is not a stack")
  }
}
