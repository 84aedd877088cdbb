internal import RuntimeMetadata

/// The values before and after a change, whose large arrays have only the elements that may differ.
struct ChangedParts<Value> {
  let former: Value
  let later: Value
  /// The places of these elements in the whole arrays.
  let places: ArrayPlaces
}

/// The places of the elements of arrays that have only some of their elements.
///
/// The arrays are found by their memory, so the places are those of living values.
final class ArrayPlaces {
  /// The places of the elements of two arrays.
  struct Place: Equatable {
    /// The ranges whose elements are there, in their order.
    let edits: [ArrayEdit]
    let formerCount: Int
    let laterCount: Int
  }

  private struct Memory: Hashable {
    let former: UnsafeRawPointer?
    let later: UnsafeRawPointer?

    init(_ former: UnsafeRawBufferPointer, _ later: UnsafeRawBufferPointer) {
      self.former = former.baseAddress
      self.later = later.baseAddress
    }
  }

  private var places: [Memory: Place] = [:]
  private var notFound: Set<Memory> = []

  /// Whether the place of each array was asked for.
  var areAllFound: Bool { notFound.isEmpty }

  /// Adds the place of two arrays, of which one has elements.
  func add<Elements: NestedArray>(_ place: Place, of former: Elements, _ later: Elements) {
    let memory = former.withUnsafeBytes { former in
      later.withUnsafeBytes { Memory(former, $0) }
    }
    places[memory] = place
    notFound.insert(memory)
  }

  /// The place of two arrays, or nil if they have all elements.
  func place(
    of former: UnsafeRawBufferPointer,
    _ later: UnsafeRawBufferPointer
  ) -> Place? {
    let memory = Memory(former, later)
    notFound.remove(memory)
    return places[memory]
  }
}
