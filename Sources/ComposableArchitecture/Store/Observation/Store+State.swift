public import Observation

extension Store: Observable {}

extension Store {
  /// The state, without observation.
  ///
  /// It is for libraries that are built on the architecture, such as coordinators. In an app, read the fields of the
  /// store or use ``withState(_:)``.
  // NB: It is not public because it would hide a state's own field with this name.
  @_spi(Internals)
  public var currentState: State { core.state }
}

extension Store where State: ObservableState {
  /// The state.
  ///
  /// A view that reads it runs again when another state replaces it. Fields that the view reads are observed one by
  /// one:
  ///
  /// ```swift
  /// Text(store.state.title)   // runs again when the title changes
  /// ```
  // Inlined, so that the copy of the state is specialized.
  @inlinable
  public var state: State {
    access()
    guard let place, !place.isReducing.pointee else { return stateOfCore }
    return place.state.assumingMemoryBound(to: State.self).pointee
  }

  /// The state from the core.
  @usableFromInline var stateOfCore: State { core.state }

  /// A field of the state.
  ///
  /// ```swift
  /// Text(store.title)
  /// ```
  ///
  /// A view that reads it runs again when this field changes, and not when another field does.
  // Inlined, so that the compiler replaces the key path by a direct read.
  @inlinable
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    guard let address = accessAddress() else { return read(keyPath) }
    return address.assumingMemoryBound(to: State.self).pointee[keyPath: keyPath]
  }

  /// Registers a read of the state, and finds its address.
  ///
  /// - Returns: The address until the next action, or nil if the state is computed.
  @usableFromInline
  func accessAddress() -> UnsafeRawPointer? {
    access()
    guard let place, !place.isReducing.pointee else { return core.keepState() }
    return place.state
  }

  /// Reads a field, which registers the read.
  @usableFromInline
  func read<Value>(_ keyPath: KeyPath<State, Value>) -> Value {
    if let address = core.keepState() {
      return borrow(address.assumingMemoryBound(to: State.self)) { $0[keyPath: keyPath] }
    }
    var value: Value?
    core.read { value = $0.pointee[keyPath: keyPath] }
    guard let value else { fatalError("A core calls the function that it is given to read.") }
    return value
  }
}
