nonisolated extension Gesture {
  /// This gesture with an action for each step of it.
  ///
  /// - Parameter action: What to do, with what is known of the gesture.
  /// - Returns: The gesture with its action.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value>
  where Value: Equatable {
    FollowedGesture(base: self) { if case .changed(let value) = $0 { action(value) } }
  }

  /// This gesture with an action for its end.
  ///
  /// It is not run where the gesture breaks off, as when the browser takes it for its own.
  ///
  /// - Parameter action: What to do, with what is known of the gesture.
  /// - Returns: The gesture with its action.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    FollowedGesture(base: self) { if case .ended(let value) = $0 { action(value) } }
  }

  /// This gesture, which keeps a state up to date while it goes on.
  ///
  /// - Parameters:
  ///   - state: The state, which gets its first value again when the gesture ends or breaks off.
  ///   - body: Changes the state, with what is known of the gesture.
  /// - Returns: The gesture with its state.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> {
    FollowedGesture(base: self) { step in
      guard case .changed(let value) = step else { return state.reset() }
      state.update { body(value, &$0, &$1) }
    }
  }

  /// This gesture with a value that is made of its own.
  ///
  /// - Parameter body: Makes the value.
  /// - Returns: The gesture with the other value.
  public func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T> {
    MappedGesture(base: self, transform: body)
  }
}

/// A gesture whose steps somebody follows.
private struct FollowedGesture<Base: Gesture> {
  let base: Base
  let follow: (GestureStep<Base.Value>) -> Void
}

extension FollowedGesture: Gesture {
  typealias Body = Never
  typealias Value = Base.Value

  func _recognition(in memory: _GestureMemory) -> _GestureRecognition<Value> {
    var recognition = base._recognition(in: memory)
    recognition.handle = { [handle = recognition.handle] event in
      guard let step = handle(event) else { return nil }
      follow(step)
      return step
    }
    return recognition
  }
}

private struct MappedGesture<Base: Gesture, Value> {
  let base: Base
  let transform: (Base.Value) -> Value
}

extension MappedGesture: Gesture {
  typealias Body = Never

  func _recognition(in memory: _GestureMemory) -> _GestureRecognition<Value> {
    base._recognition(in: memory).map(transform)
  }
}

extension _GestureRecognition {
  func map<Other>(_ transform: @escaping (Value) -> Other) -> _GestureRecognition<Other> {
    _GestureRecognition<Other>(listening: listening) { [handle] in handle($0)?.map(transform) }
  }
}

/// A gesture of any kind with values of one type.
public struct AnyGesture<Value> {
  private let makeRecognition: @MainActor (_GestureMemory) -> _GestureRecognition<Value>

  /// Hides which kind of gesture it is.
  @MainActor
  public init(_ gesture: some Gesture<Value>) {
    makeRecognition = { gesture._recognition(in: $0) }
  }
}

extension AnyGesture: Gesture {
  public typealias Body = Never

  public func _recognition(in memory: _GestureMemory) -> _GestureRecognition<Value> {
    makeRecognition(memory)
  }
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value

  public func _recognition(in memory: _GestureMemory) -> _GestureRecognition<Wrapped.Value> {
    self?._recognition(in: memory) ?? _GestureRecognition { _ in nil }
  }
}
