/// The stores of a collection by position, as they were found last.
///
/// A list asks for its stores again and again, each time in the same order. To look at a position is inlined
/// into the list; to hash an id, in generic code, takes ten times as long.
///
/// It belongs to no actor, as its collection does not, which asks for the main actor itself.
@usableFromInline
final class StorePlaces<ID: Hashable, State, Action> {
  @usableFromInline
  struct Place {
    @usableFromInline let id: ID
    @usableFromInline let store: Store<State, Action>

    @inlinable
    init(id: ID, store: Store<State, Action>) {
      self.id = id
      self.store = store
    }
  }

  // NB: Unchecked because checking takes longer than reading, and reading calls nothing but `==` of ids.
  @exclusivity(unchecked) @usableFromInline var places: [Place?] = []

  /// The store of an element, if it was found at this position.
  @inlinable
  func store(of id: ID, at position: Int) -> Store<State, Action>? {
    guard position < places.count, let place = places[position], place.id == id else { return nil }
    return place.store
  }

  @inlinable
  func note(_ store: Store<State, Action>, of id: ID, at position: Int) {
    while places.count <= position {
      places.append(nil)
    }
    places[position] = Place(id: id, store: store)
  }

  func removeAll() {
    places = []
  }
}
