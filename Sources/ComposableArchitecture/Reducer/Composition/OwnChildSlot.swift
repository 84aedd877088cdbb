/// A part of a state whose child has its reducer with its state, so that no one has to name it.
public protocol _OwnChildSlot {
  associatedtype Link: _ChildLink where Link.Slot == Self

  /// Links the child.
  static func _makeLink() -> Link
}

/// A state that says by which reducer it changes.
public protocol _OwnReducerState {
  associatedtype _OwnReducer: Reducer where _OwnReducer.State == Self

  /// The reducer.
  static var _ownReducer: _OwnReducer { get }
}

extension Optional: _OwnChildSlot where Wrapped: _EphemeralState {
  /// Links the alert or dialog.
  public static func _makeLink() -> _OptionalLink<Wrapped._OwnReducer> {
    _OptionalLink(Wrapped._ownReducer)
  }
}

extension PresentationState: _OwnChildSlot where State: _OwnReducerState {
  /// Links what is presented.
  public static func _makeLink() -> _PresentationLink<State._OwnReducer> {
    _PresentationLink(State._ownReducer)
  }
}

extension _EphemeralState {
  /// Nothing happens in an alert or dialog.
  public static var _ownReducer: EmptyReducer<Self, Action> { EmptyReducer() }
}

extension CaseReducerState {
  /// The features of the enum.
  public static var _ownReducer: StateReducer.Body { StateReducer.body }
}
