/// An enum of features, of which one is active.
///
/// The macro ``Reducer()`` makes an enum conform:
///
/// ```swift
/// @Reducer
/// enum Destination {
///   case add(AddFeature)
///   case alert(AlertState<Alert>)
///
///   enum Alert { case confirmDeletion }
/// }
/// ```
///
/// Its state and its actions are enums with the same cases.
public protocol CaseReducer<State, Action>: Reducer
where State: CaseReducerState, Body: Reducer<State, Action> {
  associatedtype State = State
  associatedtype Action = Action
  associatedtype Body = Body

  /// An enum with the store of the feature in each case.
  associatedtype CaseScope: _CaseScopeProtocol

  /// The features of all cases.
  static var body: Body { get }

  /// The store of the active feature.
  @preconcurrency
  @MainActor
  static func scope(_ store: Store<State, Action>) -> CaseScope
}

/// An enum with the store of a feature in each case.
public protocol _CaseScopeProtocol {}

extension CaseReducer {
  /// The features of all cases.
  public var body: Body { Self.body }
}

extension CaseReducer {
  /// Explains how to run an enum of features, and how to nest it.
  @available(
    *,
    unavailable,
    message: """
      An enum of features has no values. To run it leave the child out, as in 'ifLet(\\.$child, action: \\.child)', \
      or write 'Child.body'. To make it a case of another one write 'case child(Child.Body = Child.body)'.
      """
  )
  public init() {
    fatalError("'init()' is unavailable")
  }
}

/// The state of an enum of features.
public protocol CaseReducerState: _OwnReducerState {
  /// The enum of the features.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}

extension Store where State: CaseReducerState, State.StateReducer.Action == Action {
  /// The store of the active feature, to `switch` over.
  ///
  /// ```swift
  /// switch store.case {
  /// case .add(let store): AddView(store: store)
  /// case .edit(let store): EditView(store: store)
  /// }
  /// ```
  ///
  /// A view that reads it runs again when another feature becomes active. An alert or a dialog also has a store, with
  /// its state and the actions of its buttons.
  public var `case`: State.StateReducer.CaseScope {
    State.StateReducer.scope(self)
  }
}
