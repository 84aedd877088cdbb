internal import Sharing

/// The properties with shared values that the states of a test have.
@MainActor
final class SharedProperties {
  /// Whether a state is as asked for.
  private let anyState: @MainActor (_ isWanted: (Any) -> Bool) -> Bool
  /// The answers for the stored values that were asked for.
  private var known: [ObjectIdentifier: Bool] = [:]

  /// - Parameter states: The states, which are read only if they are asked for.
  init(of states: some Sequence) {
    anyState = { isWanted in states.contains { isWanted($0) } }
  }

  /// Whether a property of a state has a value that a change of a stored value changes.
  ///
  /// - Parameters:
  ///   - before: The stored value before the change.
  ///   - after: The stored value after the change.
  /// - Returns: Whether there is such a property.
  /// - Complexity: O(*n*) in the size of all states, once for each stored value.
  func have(_ before: SharedRoots, _ after: SharedRoots) -> Bool {
    guard let id = before.keys.first else { return false }
    if let known = known[id] { return known }
    let isThere = anyState { Self.has(before, after, in: $0) }
    known[id] = isThere
    return isThere
  }

  private static func has(_ before: SharedRoots, _ after: SharedRoots, in value: Any) -> Bool {
    if let shared = value as? any SourceShared {
      guard let old = shared.valueForSource(with: before) as? any Equatable else { return true }
      return !old.isEqual(to: shared.valueForSource(with: after))
    }
    if let wrapper = value as? any SourceWrapper {
      return has(before, after, in: wrapper.valueForSource)
    }
    if let elements = value as? any SourceIdentified {
      return elements.elementsForSource.contains { has(before, after, in: $0.element) }
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct, .enum:
      guard !SourceName.isOfSystem(type(of: value)), !(value is any SourceDialog) else {
        return false
      }
    case .optional, .tuple, .collection, .dictionary, .set: break
    default: return false
    }
    return mirror.children.contains { has(before, after, in: $0.value) }
  }
}
