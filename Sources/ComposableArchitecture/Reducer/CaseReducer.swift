/// One of several features: an enum with a feature in each of its cases.
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
/// Its state and actions are enums with the same cases.
public protocol CaseReducer<State, Action>: Reducer
where State: CaseReducerState, Body: Reducer<State, Action> {
  associatedtype State = State
  associatedtype Action = Action
  associatedtype Body = Body

  /// An enum with the store of the feature in each case.
  associatedtype CaseScope: _CaseScopeProtocol

  /// The features of all cases.
  static var body: Body { get }

  /// The store of the feature that is there.
  @preconcurrency
  @MainActor
  static func scope(_ store: Store<State, Action>) -> CaseScope
}

/// The stores of one of several features.
public protocol _CaseScopeProtocol {}

extension CaseReducer {
  /// The features of all cases.
  public var body: Body { Self.body }
}

extension CaseReducer {
  /// Says how several features are one of the features of others.
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

/// The state of one of several features.
public protocol CaseReducerState: _OwnReducerState {
  /// The enum of the features.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}

extension Store where State: CaseReducerState, State.StateReducer.Action == Action {
  /// The store of the feature that is there, to `switch` over.
  ///
  /// ```swift
  /// switch store.case {
  /// case .add(let store): AddView(store: store)
  /// case .edit(let store): EditView(store: store)
  /// }
  /// ```
  ///
  /// A view that reads it runs again when another feature takes the place. An alert or a dialog has a store, too, of
  /// its state and of the actions of its buttons.
  public var `case`: State.StateReducer.CaseScope {
    State.StateReducer.scope(self)
  }
}
