/// Gives a reducer access to the property that holds a child.
///
/// It is resolved once, when the body is created.
///
/// A stored property is changed in place. So a change of an element does not copy its collection, and no action pays
/// for a key path.
///
/// It is a class so that an action retains none of its contents.
@usableFromInline
final class StateSlot<State, Value> {
  /// The offset of the property in the state, or a negative number if the property is computed.
  @usableFromInline let offset: Int
  @usableFromInline let keyPath: WritableKeyPath<State, Value>
  /// Notifies observers of the property that its value was replaced, if it is observed and stored.
  private let replaced: ((State) -> Void)?
  /// Whether the property can have observers.
  @usableFromInline let isObserved: Bool
  /// The offset of the registrar in the state, or a negative number if there is none.
  @usableFromInline let registrarOffset: Int

  init(_ keyPath: WritableKeyPath<State, Value>) {
    self.keyPath = keyPath
    let slot = observedSlot(of: keyPath)
    if let storage = slot?.storage as? WritableKeyPath<State, Value>,
      let offset = MemoryLayout<State>.offset(of: storage)
    {
      self.offset = offset
      replaced = slot?.replaced
      registrarOffset = slot?.registrarOffset ?? -1
    } else {
      offset = MemoryLayout<State>.offset(of: keyPath) ?? -1
      replaced = nil
      registrarOffset = -1
    }
    isObserved = replaced != nil
  }

  /// Gives access to the property for a change in place.
  @inlinable
  func withValue<Result>(of state: inout State, _ body: (inout Value) -> Result) -> Result {
    guard offset >= 0 else { return body(&state[keyPath: keyPath]) }
    return withUnsafeMutablePointer(to: &state) { state in
      let state = UnsafeMutableRawPointer(state)
      if registrarOffset >= 0 {
        // From now on, copies of the state have a different identity.
        (state + registrarOffset).assumingMemoryBound(to: ObservationStateRegistrar.self)
          .pointee._$willModify()
      }
      return body(&(state + offset).assumingMemoryBound(to: Value.self).pointee)
    }
  }

  /// Runs the reducer of a child in place.
  ///
  /// - Parameters:
  ///   - child: The reducer.
  ///   - state: The state.
  ///   - action: The action of the child.
  ///   - observer: Detects whether the child is replaced.
  ///   - place: Gives access to the child in the property.
  /// - Returns: The effect of the child.
  @inlinable
  func reduce<Child, Action>(
    _ child: _ReducerRunner<Child, Action>,
    in state: inout State,
    action: Action,
    observer: ChildObserver<Child>,
    at place: (inout Value, (inout Child) -> Void) -> Void
  ) -> Effect<Action> {
    var effect = Effect<Action>.none
    var isReplaced = false
    withValue(of: &state) { value in
      place(&value) { childState in
        guard isObserved else {
          effect = child.reduce(into: &childState, action: action)
          return
        }
        let id = observer.identity(of: &childState)
        effect = child.reduce(into: &childState, action: action)
        isReplaced = observer.isReplaced(&childState, since: id)
      }
    }
    if isReplaced {
      notifyReplacement(in: &state)
    }
    return effect
  }

  @usableFromInline
  func notifyReplacement(in state: inout State) {
    replaced?(state)
  }

  /// Reads from the property in place.
  ///
  /// NB: Debug builds copy an argument that is passed by value, and the copy stays in the caller's frame while other
  /// reducers run. A wide state would fill a small stack. So a reducer passes its state `inout`.
  @inlinable
  func look<Result>(at state: inout State, _ body: (inout Value) -> Result) -> Result {
    guard offset >= 0 else {
      var value = state[keyPath: keyPath]
      return body(&value)
    }
    return withUnsafeMutablePointer(to: &state) { state in
      body(
        &(UnsafeMutableRawPointer(state) + offset).assumingMemoryBound(to: Value.self).pointee
      )
    }
  }

  /// Reads the property.
  @inlinable
  func value(of state: State) -> Value {
    read(state) { $0 }
  }

  /// Reads from the property.
  ///
  /// A stored property is not copied.
  @inlinable
  func read<Result>(_ state: State, _ body: (Value) -> Result) -> Result {
    guard offset >= 0 else { return body(state[keyPath: keyPath]) }
    return withUnsafePointer(to: state) { state in
      body((UnsafeRawPointer(state) + offset).assumingMemoryBound(to: Value.self).pointee)
    }
  }
}
