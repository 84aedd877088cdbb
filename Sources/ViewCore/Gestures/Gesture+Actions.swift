nonisolated extension Gesture {
  /// Adds an action that runs for each change of the gesture.
  ///
  /// - Parameter action: The action, which receives the gesture's value.
  /// - Returns: The gesture with its action.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value>
  where Value: Equatable {
    ObservedGesture(base: self) { if case .changed(let value) = $0 { action(value) } }
  }

  /// Adds an action that runs when the gesture ends.
  ///
  /// The action does not run if the gesture is cancelled, as when the browser takes it over.
  ///
  /// - Parameter action: The action, which receives the gesture's value.
  /// - Returns: The gesture with its action.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    ObservedGesture(base: self) { if case .ended(let value) = $0 { action(value) } }
  }

  /// Updates a state while the gesture is active.
  ///
  /// - Parameters:
  ///   - state: The state. It is reset when the gesture ends or is cancelled.
  ///   - body: A closure that changes the state from the gesture's value.
  /// - Returns: The gesture with its state.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> {
    ObservedGesture(base: self) { step in
      guard case .changed(let value) = step else { return state.reset() }
      state.update { body(value, &$0, &$1) }
    }
  }

  /// Transforms the value of the gesture.
  ///
  /// - Parameter body: A closure that transforms the value.
  /// - Returns: The gesture with the transformed value.
  public func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T> {
    MappedGesture(base: self, transform: body)
  }
}

/// A gesture with an observer of its steps.
private struct ObservedGesture<Base: Gesture> {
  let base: Base
  let observe: (GestureStep<Base.Value>) -> Void
}

extension ObservedGesture: Gesture {
  typealias Body = Never
  typealias Value = Base.Value

  func _recognition(in memory: _GestureMemory) -> _GestureRecognition<Value> {
    var recognition = base._recognition(in: memory)
    recognition.handle = { [handle = recognition.handle] event in
      guard let step = handle(event) else { return nil }
      observe(step)
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

/// A type-erased gesture.
public struct AnyGesture<Value> {
  private let makeRecognition: @MainActor (_GestureMemory) -> _GestureRecognition<Value>

  /// Creates a gesture that hides the type of another one.
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
