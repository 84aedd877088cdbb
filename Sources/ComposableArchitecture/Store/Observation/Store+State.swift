public import Observation

extension Store: Observable {}

extension Store {
  /// The state, without being told when it changes.
  ///
  /// It is for libraries that are built on the architecture, such as coordinators. In an app read the fields of the
  /// store, or use ``withState(_:)``.
  // NB: It is not plainly public, as fields of that name are read from stores.
  @_spi(Internals)
  public var currentState: State { core.state }
}

extension Store where State: ObservableState {
  /// The state.
  ///
  /// A view that reads it runs again when another state takes its place. What it reads of the fields is
  /// followed field by field:
  ///
  /// ```swift
  /// Text(store.state.title)   // runs again when the title changes
  /// ```
  // Inlined, so that the compiler copies a state whose type it knows.
  @inlinable
  public var state: State {
    access()
    guard let place, !place.isReducing.pointee else { return stateOfCore }
    return place.state.assumingMemoryBound(to: State.self).pointee
  }

  /// The state, wherever it is.
  @usableFromInline var stateOfCore: State { core.state }

  /// A field of the state.
  ///
  /// ```swift
  /// Text(store.title)
  /// ```
  ///
  /// A view that reads it runs again when it changes, and not when another field does.
  // Inlined, so that the compiler reads the field without its key path.
  @inlinable
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    access()
    guard let place, !place.isReducing.pointee else { return read(keyPath) }
    return place.state.assumingMemoryBound(to: State.self).pointee[keyPath: keyPath]
  }

  /// Reads a field, which notes that it is read.
  @usableFromInline
  func read<Value>(_ keyPath: KeyPath<State, Value>) -> Value {
    core.keepState()
    var value: Value?
    core.read { value = $0.pointee[keyPath: keyPath] }
    guard let value else { fatalError("A core calls the function that it is given to read.") }
    return value
  }
}
