/// Work in the outside world that a reducer asks for, and that feeds actions back.
///
/// A reducer returns an effect from every action. Most return ``none``. The others describe what to
/// do; the store does it once the reducer has returned:
///
/// ```swift
/// case .factButtonTapped:
///   return .run { [count = state.count] send in
///     await send(.factResponse(try await numberFact.fetch(count)))
///   }
/// ```
///
/// In a test the actions that effects feed back are received one by one:
///
/// ```swift
/// await store.send(.factButtonTapped)
/// await store.receive(.factResponse("0 is a great number!")) { $0.fact = "0 is a great number!" }
/// ```
///
/// An effect is plain data. Building one starts nothing, and the same value can be returned twice.
public struct Effect<Action>: Sendable {
  let operation: Operation

  /// The cases are indirect so that an effect is one word whatever the size of an action: deep
  /// features pass it up through many frames, and ``Effect/none`` costs nothing to pass.
  ///
  /// NB: `@unchecked Sendable` holds because an action in `send` is read by the store alone, on the
  /// main actor, and everything else in it is sendable.
  indirect enum Operation: @unchecked Sendable {
    case none
    case send(Action)
    case run(RunOperation<Action>)
    case publisher(PublisherOperation<Action>)
    case merge([Effect])
    case concatenate([Effect])
    case cancellable(Effect, CancelID, cancelInFlight: Bool)
    case cancel(CancelID)
    case child(Effect, ChildScope<Action>)
    case end([EffectRegion])
    case throttle(Effect, Throttle)
    case transaction(Effect, EffectTransaction)
  }

  @usableFromInline var isNone: Bool {
    guard case .none = operation else { return false }
    return true
  }
}

/// The effects of the feature `R`.
///
/// It spares a feature's functions from naming the action:
///
/// ```swift
/// func refresh(_ state: inout State) -> EffectOf<Self> { … }
/// ```
public typealias EffectOf<R: Reducer> = Effect<R.Action>

extension Effect {
  /// No work.
  public static var none: Self {
    Self(operation: .none)
  }

  /// Feeds an action back at once.
  ///
  /// The action is handled after the reducer has returned and before the store shows its new state:
  /// observers never see the state in between. Actions fed back by several effects are handled in
  /// the order of the effects.
  ///
  /// Use it to reach a part of the feature that listens to actions. To share logic, call a function
  /// instead: it is plainer and costs nothing.
  ///
  /// A test receives the action like any other:
  ///
  /// ```swift
  /// await store.send(.logInButtonTapped)
  /// await store.receive(.delegate(.loggedIn))
  /// ```
  ///
  /// - Parameter action: The action to feed back.
  /// - Returns: An effect that ends as soon as it has sent the action.
  public static func send(_ action: Action) -> Self {
    Self(operation: .send(action))
  }
}
