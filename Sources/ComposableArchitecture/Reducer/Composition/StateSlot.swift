/// How a reducer reaches the part of a state that a child is in: resolved once, with the body.
///
/// What is stored is changed where it is. So an element of a large collection is changed without copying
/// the collection, and nothing asks a key path for what it does.
///
/// It is a class so that nothing of it is retained for each action.
@usableFromInline
final class StateSlot<State, Value> {
  /// How far from the beginning of the state the part is stored, or a negative number if it is computed.
  @usableFromInline let offset: Int
  @usableFromInline let keyPath: WritableKeyPath<State, Value>
  /// Tells those who observe the part that another value is in it, if it is observed and stored.
  private let replaced: ((State) -> Void)?
  /// Whether somebody may have to be told that another value is in the part.
  @usableFromInline let isObserved: Bool
  /// How far from the beginning of the state its registrar is, or a negative number if nobody is told.
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

  /// Gives access to the part, where it is, to change it.
  @inlinable
  func withValue<Result>(of state: inout State, _ body: (inout Value) -> Result) -> Result {
    guard offset >= 0 else { return body(&state[keyPath: keyPath]) }
    return withUnsafeMutablePointer(to: &state) { state in
      let state = UnsafeMutableRawPointer(state)
      if registrarOffset >= 0 {
        // Copies of the state are other values than the one that changes.
        (state + registrarOffset).assumingMemoryBound(to: ObservationStateRegistrar.self)
          .pointee._$willModify()
      }
      return body(&(state + offset).assumingMemoryBound(to: Value.self).pointee)
    }
  }

  /// Runs the reducer of a child in the part, where it is.
  ///
  /// - Parameters:
  ///   - child: The reducer.
  ///   - state: The state.
  ///   - action: The action of the child.
  ///   - observer: Notices when the child is replaced.
  ///   - place: Gives access to the child in the part.
  /// - Returns: What the child returns.
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
      tellReplacement(in: &state)
    }
    return effect
  }

  @usableFromInline
  func tellReplacement(in state: inout State) {
    replaced?(state)
  }

  /// Reads something of the part where it is.
  ///
  /// NB: What is passed by value is copied in debug builds, and stays in the caller's frame while that runs
  /// other reducers. So a reducer passes its state like this, or a wide one fills a small stack.
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

  /// Reads the part.
  @inlinable
  func value(of state: State) -> Value {
    read(state) { $0 }
  }

  /// Reads something of the part, without copying it if it is stored.
  @inlinable
  func read<Result>(_ state: State, _ body: (Value) -> Result) -> Result {
    guard offset >= 0 else { return body(state[keyPath: keyPath]) }
    return withUnsafePointer(to: state) { state in
      body((UnsafeRawPointer(state) + offset).assumingMemoryBound(to: Value.self).pointee)
    }
  }
}
