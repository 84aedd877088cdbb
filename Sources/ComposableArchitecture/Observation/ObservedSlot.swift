/// A field of observable state, as a reducer reaches it that runs a child in it.
///
/// The accessors of a field take what is in it out and put it back, which copies a collection. A reducer
/// changes the storage instead, and says so only if another value took the place of the child: the fields
/// of the child speak for themselves. What has the field is another value than its copies then, as it is with
/// the accessors.
public struct _ObservedSlot<State: ObservableState> {
  /// The key path of the storage.
  let storage: PartialKeyPath<State>

  /// The key path of the field.
  let field: PartialKeyPath<State>

  /// Tells the observers of the field that its value was replaced.
  let replaced: (State) -> Void

  /// How far from the beginning of the state its registrar is stored.
  let registrarOffset: Int?

  /// Creates the slot of a field.
  ///
  /// - Parameters:
  ///   - storage: What is stored.
  ///   - field: The field that is observed.
  ///   - registrar: Knows the observers.
  public init<Value, Field>(
    storage: WritableKeyPath<State, Value>,
    field: KeyPath<State, Field>,
    registrar: KeyPath<State, ObservationStateRegistrar>
  ) {
    self.storage = storage
    self.field = field
    registrarOffset = MemoryLayout<State>.offset(of: registrar)
    replaced = { state in
      Replacements.note()
      state[keyPath: registrar].didReplace(state, keyPath: field)
    }
  }
}

/// The slot of a field, if the state of a type is observed.
///
/// - Parameter field: The key path of the field, or of what it projects.
/// - Returns: The key paths of the storage and of the field itself, what tells the observers of the field that its
///   value was replaced, and where the registrar is.
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
