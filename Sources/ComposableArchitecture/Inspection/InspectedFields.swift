#if DEBUG
/// A recording that knows which fields an action has changed.
@MainActor
package protocol InspectedFields: AnyObject {
  /// The innermost fields that an action has changed, in their order, of which very many are not listed.
  ///
  /// A list is one of them if an element has changed as a whole.
  ///
  /// - Complexity: O(*n*) for *n* values around those that have changed.
  func changedFields(by number: Int) -> [ChangedField]
}

/// A field of a state that an action has changed.
package struct ChangedField: Equatable, Sendable {
  /// The way to the field from the state of the store, such as `todos[id: 1].title`.
  package let path: String
  /// The field with the type that has it, such as `Todo.State.title`.
  package let name: String

  package init(path: String, name: String) {
    self.path = path
    self.name = name
  }
}

extension StoreRecording: InspectedFields {
  package func changedFields(by number: Int) -> [ChangedField] {
    guard let action = action(number) else { return [] }
    let (former, later) = action.inspectedChange
    var fields = ChangedFields()
    fields.add(former, later, at: "")
    return fields.all
  }
}

/// Finds the innermost fields in which two values differ.
private struct ChangedFields {
  private(set) var all: [ChangedField] = []

  /// The number of fields from which on others are left out.
  private static let limit = 50

  /// Adds the fields in which two values of one type differ.
  ///
  /// - Returns: Whether the difference is in fields inside of the values, and not in the values as a whole.
  @discardableResult
  mutating func add(_ old: InspectedValue, _ new: InspectedValue, at path: String) -> Bool {
    guard let (before, after) = Self.contents(old, new) else { return false }
    if before is any SourceIdentified { return addElements(old, new, at: path) }
    let parts = zip(old.parts, new.parts)
    switch Mirror(reflecting: before).displayStyle {
    case .struct:
      let count = all.count
      for (part, laterPart) in parts where part.differs(from: laterPart, at: []) {
        addField(part, laterPart, of: type(of: after), at: path)
      }
      return all.count > count
    case .enum where SourceName.ofCase(before) == SourceName.ofCase(after):
      return addPayload(of: before, after, at: path)
    default: return false
    }
  }

  /// The values inside of optionals, if they are of one type with parts.
  private static func contents(_ old: InspectedValue, _ new: InspectedValue) -> (Any, Any)? {
    guard let before = unwrapped(old.value), let after = unwrapped(new.value),
      type(of: before) == type(of: after), !isLeaf(before)
    else { return nil }
    return (before, after)
  }

  private mutating func addField(
    _ old: InspectedValue,
    _ new: InspectedValue,
    of owner: Any.Type,
    at path: String
  ) {
    let place = path.isEmpty ? old.name : "\(path).\(old.name)"
    guard !add(old, new, at: place), all.count < Self.limit else { return }
    all.append(ChangedField(path: place, name: "\(Issues.name(of: owner)).\(old.name)"))
  }

  /// Adds the fields of the elements that differ, if these are the same elements in the same order.
  private mutating func addElements(
    _ old: InspectedValue,
    _ new: InspectedValue,
    at path: String
  ) -> Bool {
    let (before, after) = (old.parts, new.parts)
    guard before.map(\.name) == after.map(\.name) else { return false }
    var areInside = true
    for (element, laterElement) in zip(before, after)
    where all.count < Self.limit && element.differs(from: laterElement, at: []) {
      if !add(element, laterElement, at: path + element.name) { areInside = false }
    }
    return areInside
  }

  /// Adds the fields of the value of a case.
  private mutating func addPayload(of old: Any, _ new: Any, at path: String) -> Bool {
    guard let before = Mirror(reflecting: old).children.first?.value,
      let after = Mirror(reflecting: new).children.first?.value
    else { return false }
    return add(InspectedValue(name: "", before), InspectedValue(name: "", after), at: path)
  }
}
#endif
