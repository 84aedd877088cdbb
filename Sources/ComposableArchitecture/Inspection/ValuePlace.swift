#if DEBUG
internal import IdentifiedCollections
internal import RuntimeMetadata

/// The place of a value in the states of a recording.
///
/// The value is in a stored property of the state. Most actions leave the bytes of that property as they were, or change
/// other elements of its array, so that the value itself need not be compared.
struct ValuePlace {
  private let property: StateProperty
  private let element: ArrayElement?

  /// Fails if the path does not begin at a stored property.
  ///
  /// - Parameters:
  ///   - path: The names that lead to the value.
  ///   - state: A state that has the value.
  init?<State>(of path: [String], in state: State) {
    guard let name = path.first, let property = StateProperty(name, of: State.self) else {
      return nil
    }
    self.property = property
    let array = Mirror(reflecting: state).children.first { StateProperty.name($0.label) == name }
    element = path.dropFirst().first.flatMap { ArrayElement($0, of: array?.value) }
  }

  /// Whether an action has certainly left the value as it was.
  ///
  /// - Complexity: O(*n*) for *n* elements by which the states differ.
  func isLeft<State, Action>(by action: RecordedAction<State, Action>) -> Bool {
    guard action.sharedChanges.isEmpty, action.earlierSharedChanges.isEmpty else { return false }
    return action.after.hasSame(property, element, as: action.before)
  }
}

/// A stored property of a state.
struct StateProperty {
  /// The position among the stored properties.
  let number: Int
  let offset: Int
  let bytes: ValueBytes

  fileprivate init?(_ name: String, of state: Any.Type) {
    guard let fields = StoredField.all(of: state),
      let number = fields.firstIndex(where: { Self.name($0.name) == name })
    else { return nil }
    self.number = number
    offset = fields[number].offset
    bytes = ValueBytes.of(fields[number].type)
  }

  /// The name of a stored property, which is that of its wrapper without the underscore.
  fileprivate static func name(_ label: String?) -> String? {
    label.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
  }
}

/// An element of an array.
enum ArrayElement {
  case position(Int)
  /// The closure returns the id of an element, or nil for a value of another type.
  case id(AnyHashable, of: (Any) -> AnyHashable?)

  /// - Parameters:
  ///   - name: The name of the element, such as `[2]` or `[id: 7]`.
  ///   - array: The array.
  fileprivate init?(_ name: String, of array: Any?) {
    switch array {
    case is any NestedArray:
      guard let position = Int(name.dropFirst().dropLast()) else { return nil }
      self = .position(position)
    case let array as any IdentifyingArray:
      guard let element = array.element(named: name) else { return nil }
      self = element
    default: return nil
    }
  }
}

/// An array whose elements are found by ids.
private protocol IdentifyingArray {
  func element(named name: String) -> ArrayElement?
}

extension IdentifiedArray: IdentifyingArray {
  fileprivate func element(named name: String) -> ArrayElement? {
    let number = Int(name.dropFirst("[id: ".count).dropLast()) as? ID
    guard let wanted = number ?? ids.first(where: { InspectedValue.name(ofID: $0) == name }) else {
      return nil
    }
    return .id(wanted) { [id] in ($0 as? Element)?[keyPath: id] }
  }
}
#endif
