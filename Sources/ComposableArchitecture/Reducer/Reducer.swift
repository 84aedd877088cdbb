/// A feature: the state it needs, the actions that can happen in it, and what each action does.
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
/// A ``Store`` runs it, and a ``TestStore`` proves it:
///
/// ```swift
/// let store = TestStore(initialState: Counter.State()) { Counter() }
/// await store.send(.incrementButtonTapped) { $0.count = 1 }
/// ```
///
/// The body should only compose values: what depends on the state belongs into a `Reduce`. A store
/// evaluates the body of each feature once and keeps it; a body with an `if`, a `switch` or a loop it
/// evaluates for every action. A reducer that composes nothing can implement ``reduce(into:action:)``
/// in place of a body; it must have one of the two.
///
/// Where we differ: the original evaluates every body for every action, which costs more than most
/// reducers do. No macro is needed, and `reduce(into:action:)` is the one requirement, as it is in
/// releases 1.0 to 1.24 of the original.
public protocol Reducer<State, Action> {
  /// Everything that the feature's logic and its view need to know.
  associatedtype State

  /// Everything that can happen in the feature.
  associatedtype Action

  /// The type of ``body-swift.property``, or `Never` for a reducer without one.
  associatedtype Body

  /// Changes the state as the action demands, and returns what to do in the outside world.
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

  /// The reducers that this one is made of, run in the order in which they are written.
  ///
  /// ```swift
  /// var body: some ReducerOf<Self> {
  ///   Analytics()
  ///   Reduce { state, action in … }
  /// }
  /// ```
  @ReducerBuilder<State, Action>
  var body: Body { get }

  /// What runs this reducer as the child of another, or at the root of a store.
  func _makeRunner() -> _ReducerRunner<State, Action>

  /// Runs a body of this reducer.
  static func _reduce(
    _ body: borrowing Body,
    into state: inout State,
    action: Action
  ) -> Effect<Action>

  /// Whether the reducer has branches or loops, so that two evaluations of a body may differ.
  static var _isConditional: Bool { get }
}

/// The reducers with the state and the actions of `R`.
///
/// It spares a feature's ``Reducer/body-swift.property`` from naming the two types:
///
/// ```swift
/// var body: some ReducerOf<Self> { … }
/// ```
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer where Body == Never {
  /// Not there: this reducer implements ``reduce(into:action:)``.
  public var body: Body {
    fatalError(Issues.reducerHasNoBody(Self.self))
  }
}

extension Reducer {
  /// Runs ``reduce(into:action:)``.
  public func _makeRunner() -> _ReducerRunner<State, Action> {
    DirectRunner(self)
  }

  /// Not there: this reducer has no body that is a reducer.
  public static func _reduce(
    _ body: borrowing Body,
    into state: inout State,
    action: Action
  ) -> Effect<Action> {
    fatalError(Issues.reducerHasNoBody(Self.self))
  }

  /// No branches.
  @inlinable
  public static var _isConditional: Bool { false }
}

extension Reducer where Body: Reducer<State, Action> {
  /// Runs the ``body-swift.property``, which is evaluated once.
  public func _makeRunner() -> _ReducerRunner<State, Action> {
    BodyRunner(self, isConditional: Body._isConditional)
  }

  // What follows is inlined, with the reducers of this module, so that the compiler makes one function of a
  // feature's body: as generic code it would look up types for longer than it runs.

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
    guard HandRunChildren.mayExist else { return body.reduce(into: &state, action: action) }
    return HandRunChildren.reduce(&state) { body.reduce(into: &$0, action: action) }
  }
}
