/// A field of observable state, as a reducer reaches it that runs a child in it.
///
/// The accessors of a field take what is in it out and put it back, which copies a collection. A reducer
/// changes the storage instead, and says so only if another value took the place of the child: the fields
/// of the child speak for themselves.
public struct _ObservedSlot<State: ObservableState> {
  /// The key path of the storage.
  let storage: PartialKeyPath<State>

  /// Tells the observers of the field that its value was replaced.
  let replaced: (State) -> Void

  /// Creates the slot of a field.
  ///
  /// - Parameters:
  ///   - storage: What is stored.
  ///   - field: The field that is observed.
  ///   - registrar: Knows the observers.
  public init<Value, Field>(
    storage: WritableKeyPath<State, Value>,
    field: KeyPath<State, Field>,
    registrar: @escaping (State) -> ObservationStateRegistrar
  ) {
    self.storage = storage
    replaced = { state in
      Replacements.note()
      let registrar = registrar(state)
      registrar.willSet(state, keyPath: field)
      registrar.didSet(state, keyPath: field)
    }
  }
}

/// The slot of a field, if the state of a type is observed.
///
/// - Parameter field: The key path of the field, or of what it projects.
/// - Returns: The key path of the storage, and what tells the observers of the field that its value was
///   replaced.
func observedSlot<State>(
  of field: PartialKeyPath<State>
) -> (storage: PartialKeyPath<State>, replaced: (State) -> Void)? {
  func slot<Observed: ObservableState>(
    in type: Observed.Type
  ) -> (storage: AnyKeyPath, replaced: Any)? {
    (field as? PartialKeyPath<Observed>).flatMap(type._$slot).map { ($0.storage, $0.replaced) }
  }
  guard
    let type = State.self as? any ObservableState.Type,
    let slot = slot(in: type),
    let storage = slot.storage as? PartialKeyPath<State>,
    let replaced = slot.replaced as? (State) -> Void
  else { return nil }
  return (storage, replaced)
}
