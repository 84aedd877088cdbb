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

  /// The features of all cases.
  static var body: Body { get }
}

extension CaseReducer {
  /// The features of all cases.
  public var body: Body { Self.body }
}

/// The state of one of several features.
public protocol CaseReducerState {
  /// The enum of the features.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}
