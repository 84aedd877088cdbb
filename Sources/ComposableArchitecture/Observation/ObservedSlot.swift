/// Direct access to a field of observable state, for a reducer that runs a child in it.
///
/// The accessors of a field move the value out and back in, which copies a collection. A reducer changes the storage
/// instead. It notifies observers of the field only if another child replaces the current one, because a child's
/// fields notify their own observers.
public struct _ObservedSlot<State: ObservableState> {
  /// The key path of the storage.
  let storage: PartialKeyPath<State>

  /// The key path of the observed field.
  let field: PartialKeyPath<State>

  /// Notifies the observers of the field that its value was replaced.
  let replaced: (State) -> Void

  /// The offset of the registrar in the state.
  let registrarOffset: Int?

  /// Creates the slot of a field.
  ///
  /// - Parameters:
  ///   - storage: The stored property.
  ///   - field: The observed property.
  ///   - registrar: The registrar of the observers.
  public init<Value, Field>(
    storage: WritableKeyPath<State, Value>,
    field: KeyPath<State, Field>,
    registrar: KeyPath<State, ObservationStateRegistrar>
  ) {
    self.storage = storage
    self.field = field
    registrarOffset = MemoryLayout<State>.offset(of: registrar)
    replaced = { state in
      ReplacementCounter.increment()
      state[keyPath: registrar].didReplace(state, keyPath: field)
    }
  }
}

/// The slot of a field, if its state is observable.
///
/// - Parameter field: The key path of the field, or of its projected value.
/// - Returns: The members of the ``_ObservedSlot``, or nil.
func observedSlot<State>(
  of field: PartialKeyPath<State>
) -> (
  storage: PartialKeyPath<State>, field: PartialKeyPath<State>, replaced: (State) -> Void,
  registrarOffset: Int?
)? {
  func slot<Observed: ObservableState>(
    in type: Observed.Type
  ) -> (storage: AnyKeyPath, field: AnyKeyPath, replaced: Any, registrarOffset: Int?)? {
    (field as? PartialKeyPath<Observed>).flatMap(type._$slot)
      .map { ($0.storage, $0.field, $0.replaced, $0.registrarOffset) }
  }
  guard
    let type = State.self as? any ObservableState.Type,
    let slot = slot(in: type),
    let storage = slot.storage as? PartialKeyPath<State>,
    let field = slot.field as? PartialKeyPath<State>,
    let replaced = slot.replaced as? (State) -> Void
  else { return nil }
  return (storage, field, replaced, slot.registrarOffset)
}
