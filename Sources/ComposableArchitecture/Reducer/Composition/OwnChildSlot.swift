/// A property whose type determines the reducer of its child, so that no call has to name it.
public protocol _OwnChildSlot {
  associatedtype Link: _ChildInBracesWithoutLabel where Link.Slot == Self

  /// Links the child.
  static func _makeLink() -> Link
}

/// A state that determines its reducer.
public protocol _OwnReducerState {
  associatedtype _OwnReducer: Reducer where _OwnReducer.State == Self

  /// The reducer.
  static var _ownReducer: _OwnReducer { get }
}

extension Optional: _OwnChildSlot where Wrapped: _AlertStateOrChildInBracesWithoutLabel {
  /// Links the alert or dialog.
  public static func _makeLink() -> _OptionalLink<Wrapped._OwnReducer> {
    _OptionalLink(Wrapped._ownReducer)
  }
}

extension PresentationState: _OwnChildSlot where State: _OwnReducerState {
  /// Links the presented feature.
  public static func _makeLink() -> _PresentationLink<State._OwnReducer> {
    _PresentationLink(State._ownReducer)
  }
}

extension _EphemeralState {
  /// A reducer that does nothing: alerts and dialogs have no logic.
  public static var _ownReducer: EmptyReducer<Self, Action> { EmptyReducer() }
}

extension CaseReducerState {
  /// The features of the enum.
  public static var _ownReducer: StateReducer.Body { StateReducer.body }
}
