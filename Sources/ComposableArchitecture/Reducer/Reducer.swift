/// A feature: its state, its actions, and the logic for each action.
///
/// A feature is a value type with a `State`, an `Action`, and a ``body`` that composes reducers:
///
/// ```swift
/// struct Counter: Reducer {
///   struct State: Equatable {
///     var count = 0
///   }
///   enum Action: Equatable {
///     case decrementButtonTapped
///     case incrementButtonTapped
///   }
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .decrementButtonTapped:
///         state.count -= 1
///         return .none
///       case .incrementButtonTapped:
///         state.count += 1
///         return .none
///       }
///     }
///   }
/// }
/// ```
///
/// A ``Store`` runs it, and a ``TestStore`` tests it:
///
/// ```swift
/// let store = TestStore(initialState: Counter.State()) { Counter() }
/// await store.send(.incrementButtonTapped) { $0.count = 1 }
/// ```
///
/// The body should only compose reducers. Logic that depends on the state belongs in a `Reduce`. A store evaluates
/// the body of each feature once and keeps it. It evaluates a body with an `if`, a `switch` or a loop for every
/// action. A reducer that composes nothing can implement ``reduce(into:action:)`` instead of a body. It must have one
/// of the two.
///
/// Where we differ: the original evaluates every body for every action, which costs more than most reducers. No macro
/// is needed, and `reduce(into:action:)` is the one requirement, as in releases 1.0 to 1.24 of the original.
public protocol Reducer<State, Action> {
  /// The data that the feature's logic and its view need.
  associatedtype State

  /// The events that can happen in the feature.
  associatedtype Action

  /// The type of ``body-swift.property``, or `Never` for a reducer without one.
  associatedtype Body

  /// Changes the state for an action, and returns the work to do in the outside world.
  ///
  /// Call it to run one reducer from another, or to test a reducer without a store:
  ///
  /// ```swift
  /// var state = Counter.State()
  /// _ = Counter().reduce(into: &state, action: .incrementButtonTapped)
  /// #expect(state.count == 1)
  /// ```
  ///
  /// - Parameters:
  ///   - state: The feature's state, changed in place.
  ///   - action: What happened.
  /// - Returns: The work to start, or ``Effect/none``.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that make up this one. They run in the order in which they are written.
  ///
  /// ```swift
  /// var body: some ReducerOf<Self> {
  ///   Analytics()
  ///   Reduce { state, action in … }
  /// }
  /// ```
  @ReducerBuilder<State, Action>
  var body: Body { get }

  /// Creates the runner of this reducer as a child, or as the root of a store.
  func _makeRunner() -> _ReducerRunner<State, Action>

  /// Runs a body of this reducer.
  static func _reduce(
    _ body: borrowing Body,
    into state: inout State,
    action: Action
  ) -> Effect<Action>

  /// Whether the reducer has branches or loops, so that two evaluations of its body may differ.
  static var _isConditional: Bool { get }
}

/// The reducers with the state and the actions of `R`.
///
/// A feature's ``Reducer/body-swift.property`` need not name the two types:
///
/// ```swift
/// var body: some ReducerOf<Self> { … }
/// ```
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer where Body == Never {
  /// Stops the process: this reducer implements ``reduce(into:action:)`` and has no body.
  public var body: Body {
    fatalError(Issues.reducerHasNoBody(Self.self))
  }
}

extension Reducer {
  /// Creates a runner that calls ``reduce(into:action:)``.
  public func _makeRunner() -> _ReducerRunner<State, Action> {
    DirectRunner(self)
  }

  /// Stops the process: this reducer has no body.
  public static func _reduce(
    _ body: borrowing Body,
    into state: inout State,
    action: Action
  ) -> Effect<Action> {
    fatalError(Issues.reducerHasNoBody(Self.self))
  }

  /// Always false: this reducer has no branches.
  @inlinable
  public static var _isConditional: Bool { false }
}

extension Reducer where Body: Reducer<State, Action> {
  /// Creates a runner of the ``body-swift.property``, which is evaluated once.
  public func _makeRunner() -> _ReducerRunner<State, Action> {
    BodyRunner(self, isConditional: Body._isConditional)
  }

  // The following methods, and the reducers of this module, are inlined, so that the compiler specializes a feature's
  // body into one function. Generic code would spend more time on metadata than on the reducer.

  /// Runs a body of this reducer.
  @inlinable
  public static func _reduce(
    _ body: borrowing Body,
    into state: inout State,
    action: Action
  ) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }

  /// Runs the reducers of the ``body-swift.property``.
  @inlinable
  public func reduce(into state: inout Body.State, action: Body.Action) -> Effect<Body.Action> {
    guard ManuallyRunChildren.mayExist else { return body.reduce(into: &state, action: action) }
    return ManuallyRunChildren.reduce(&state) { body.reduce(into: &$0, action: action) }
  }
}
