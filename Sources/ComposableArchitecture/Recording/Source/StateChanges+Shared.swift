internal import CasePaths
internal import RuntimeMetadata
internal import Sharing

// Changes of shared values, which a test makes through a property of the state.

/// A property with a shared value.
protocol SourceShared: CustomStringConvertible {
  /// The name of the property wrapper.
  static var nameForSource: String { get }
  /// Whether a test changes the value with `withLock`.
  static var isMutableForSource: Bool { get }
  /// The value when the stored values that it is a part of were others.
  func valueForSource(with roots: SharedRoots) -> Any
}

extension SourceShared {
  /// Whether the property has a key, which its declaration names.
  ///
  /// A description has the key, or else the value.
  var hasKeyForSource: Bool { description.range(of: ">(value: ") == nil }
}

extension Shared: SourceShared {
  static var nameForSource: String { "Shared" }
  static var isMutableForSource: Bool { true }
  func valueForSource(with roots: SharedRoots) -> Any { value(with: roots) }
}

extension SharedReader: SourceShared {
  static var nameForSource: String { "SharedReader" }
  static var isMutableForSource: Bool { false }
  func valueForSource(with roots: SharedRoots) -> Any { value(with: roots) }
}

extension StateChanges {
  /// The statements for changes of shared values.
  ///
  /// - Parameters:
  ///   - changes: The changes in the order of time.
  ///   - state: The state with the properties.
  ///   - root: The text of the state.
  /// - Returns: The statements, one for each value that is not what it was before and that a state of the test has.
  func from(
    _ changes: [RecordedSharedChange],
    in state: Any,
    at root: String = "$0"
  ) -> [StateChange] {
    var firsts: [RecordedSharedChange] = []
    for change in changes where !firsts.contains(where: { $0.reference === change.reference }) {
      firsts.append(change)
    }
    return firsts.compactMap { first in
      // Not nil: the first one is among them.
      let last = changes.last { $0.reference === first.reference } ?? first
      let id = ObjectIdentifier(first.reference)
      return statement([id: first.before], [id: last.after], first.name, in: state, at: root)
    }
  }

  private func statement(
    _ before: SharedRoots,
    _ after: SharedRoots,
    _ name: String,
    in state: Any,
    at root: String
  ) -> StateChange? {
    let id = before.keys.first
    guard let id, let old = before[id], let new = after[id], !isEqual(old, new) else { return nil }
    var found: [SharedProperty] = []
    collect(from: state, at: ChangedPlace(text: root), markedBy: nil, into: &found)
    let changed = found.filter {
      !isEqual($0.shared.valueForSource(with: before), $0.shared.valueForSource(with: after))
    }
    for property in changed {
      guard let mark = property.mark else { continue }
      let value = property.shared.valueForSource(with: after)
      if let reason = writer.privacy(of: value, named: mark.name, in: mark.type) {
        return .missing(property.place.text, reason: reason)
      }
    }
    let whole = changed.first { type(of: $0.shared.valueForSource(with: after)) == type(of: new) }
    guard let property = whole ?? changed.first, let projected = property.place.projected else {
      // A value that no state has, such as one that a client writes, changes nothing that the test compares.
      guard sharedProperties?.have(before, after) ?? true else { return nil }
      return .missing(name, reason: "a shared value that the state does not have")
    }
    let statements = from(
      property.shared.valueForSource(with: before),
      to: property.shared.valueForSource(with: after)
    )
    return .call("\(projected).withLock", statements)
  }

  /// A shared property of a state.
  private struct SharedProperty {
    let place: ChangedPlace
    let shared: any SourceShared
    /// The private field or case that the property is in, or that it is, if there is one.
    let mark: PrivateMark?
  }

  /// A field or a case that its type marks as private.
  private struct PrivateMark {
    let name: String
    let type: Any.Type
  }

  /// Finds the shared properties of a value that a test can change.
  private func collect(
    from value: Any,
    at place: ChangedPlace,
    markedBy mark: PrivateMark?,
    into found: inout [SharedProperty]
  ) {
    if let shared = value as? any SourceShared {
      if type(of: shared).isMutableForSource {
        found.append(SharedProperty(place: place, shared: shared, mark: mark))
      }
      return
    }
    func marked(_ name: String) -> PrivateMark? {
      let owner = type(of: unwrapped(value) ?? value)
      return PrivateNames.contain(name, of: owner) ? PrivateMark(name: name, type: owner) : mark
    }
    if let wrapper = value as? any SourceWrapper {
      var inner = ChangedPlace(text: place.text)
      if wrapper.isPresentation, let projected = place.projected {
        inner.payload = { "\(projected)[case: \($0)]" }
      }
      return collect(from: wrapper.valueForSource, at: inner, markedBy: mark, into: &found)
    }
    guard let content = unwrapped(value) else { return }
    if content is any SourceDialog || SourceName.isOfSystem(type(of: content)) { return }
    var place = place
    if value is any OptionalType { place.isOptional = true }
    if let elements = content as? any SourceIdentified {
      return collect(fromElements: elements, at: place, markedBy: mark, into: &found)
    }
    let mirror = Mirror(reflecting: content)
    switch mirror.displayStyle {
    case .struct:
      for field in SourceField.all(of: content, mirror) {
        // The storage of a property wrapper begins with an underscore.
        let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
        let text = "\(place.inside).\(SourceName.quoted(name))"
        collect(
          from: field.value,
          at: ChangedPlace(text: text),
          markedBy: marked(field.name),
          into: &found
        )
      }
    case .enum:
      guard let payload = place.payload, let child = mirror.children.first,
        content is any CasePathable
      else { return }
      let name = SourceName.ofCase(content)
      collect(
        from: child.value,
        at: ChangedPlace(text: payload("\\.\(name)"), isOptional: true),
        markedBy: marked(name),
        into: &found
      )
    default: break
    }
  }

  private func collect(
    fromElements elements: any SourceIdentified,
    at place: ChangedPlace,
    markedBy mark: PrivateMark?,
    into found: inout [SharedProperty]
  ) {
    let inside = place.inside
    for element in elements.elementsForSource {
      guard let id = try? writer.id(element.id) else { continue }
      let isStack = elements is any SourceStack
      let inner = ChangedPlace(
        text: "\(inside)[id: \(id)]",
        isOptional: true,
        payload: isStack ? { "\(inside)[id: \(id), case: \($0)]" } : nil
      )
      collect(from: element.element, at: inner, markedBy: mark, into: &found)
    }
  }
}
