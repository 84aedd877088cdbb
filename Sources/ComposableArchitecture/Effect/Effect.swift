/// Work in the outside world that a reducer asks for, and that can send actions back.
///
/// A reducer returns an effect for every action, most often ``none``. Other effects describe work that the store
/// starts once the reducer has returned:
///
/// ```swift
/// case .factButtonTapped:
///   return .run { [count = state.count] send in
///     await send(.factResponse(try await numberFact.fetch(count)))
///   }
/// ```
///
/// A test receives the actions of effects one by one:
///
/// ```swift
/// await store.send(.factButtonTapped)
/// await store.receive(.factResponse("0 is a great number!")) { $0.fact = "0 is a great number!" }
/// ```
///
/// An effect is plain data. Creating one starts nothing, and the same value can be returned twice.
public struct Effect<Action>: Sendable {
  let operation: Operation

  /// The cases are indirect, so an effect is one word, whatever the size of an action.
  ///
  /// Deep features pass it up through many frames, and ``Effect/none`` costs nothing to pass.
  ///
  /// NB: `@unchecked Sendable` holds because only the store reads the action of `send`, on the main actor. All other
  /// payloads are sendable.
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
/// A feature's functions need not name the action:
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

  /// Sends an action at once.
  ///
  /// The action is handled after the reducer has returned and before observers are notified, so they never see the
  /// state in between. Actions of several effects are handled in the order of the effects.
  ///
  /// Use it to notify another part of the feature, such as a parent. To share logic, call a function instead, which
  /// is simpler and free.
  ///
  /// A test receives the action like any other:
  ///
  /// ```swift
  /// await store.send(.logInButtonTapped)
  /// await store.receive(.delegate(.loggedIn))
  /// ```
  ///
  /// - Parameter action: The action to send.
  /// - Returns: An effect that ends as soon as it has sent the action.
  public static func send(_ action: Action) -> Self {
    Self(operation: .send(action))
  }
}
