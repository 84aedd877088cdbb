#if DEBUG
internal import CustomDump
internal import Foundation
internal import Sharing
internal import SwiftNavigation

/// A value inside of a state, with the values inside of it.
package struct InspectedValue {
  /// The name in the value around it, such as `count`, `[2]` or `[id: 7]`.
  package let name: String
  let value: Any
  /// The shared values at the time of the value.
  ///
  /// Others are as they are now.
  private let sharedRoots: SharedRoots

  init(name: String, _ value: Any, sharedRoots: SharedRoots = [:]) {
    self.name = name
    self.sharedRoots = sharedRoots
    self.value =
      (value as? any SourceWrapper)?.valueForSource
      ?? (value as? any SharedWrapper)?.anyValue(with: sharedRoots) ?? value
  }

  private func part(_ name: String, _ value: Any) -> InspectedValue {
    InspectedValue(name: name, value, sharedRoots: sharedRoots)
  }

  /// The value in one line: the type of a struct, the number of elements, the case, or the whole value.
  package var text: String {
    guard let value = unwrapped(value) else { return "nil" }
    if let identified = value as? any SourceIdentified {
      return Self.text(ofCount: identified.count)
    }
    guard !isLeaf(value) else { return Self.line(value) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection, .set, .dictionary: return Self.text(ofCount: mirror.children.count)
    case .enum: return ".\(SourceName.ofCase(value))"
    case .struct: return Issues.name(of: type(of: value))
    default: return Self.line(value)
    }
  }

  /// The value in at most 24 letters, for the name of an action.
  var shortText: String {
    let text = value is any CustomDumpStringConvertible ? Self.line(value) : text
    return text.count > 24 ? text.prefix(24) + "…" : text
  }

  /// The values inside, in their order.
  package var parts: [InspectedValue] {
    guard let value = unwrapped(value) else { return [] }
    if let count = elementCount { return elements(at: 0..<count) }
    guard !isLeaf(value) else { return [] }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct:
      return mirror.children.compactMap { label, value in
        guard let label, !label.hasPrefix("_$") else { return nil }
        return part(label.hasPrefix("_") ? String(label.dropFirst()) : label, value)
      }
    case .enum:
      guard let payload = mirror.children.first?.value else { return [] }
      let whole = part("value", payload)
      return whole.parts.isEmpty ? [whole] : whole.parts
    case .tuple:
      return mirror.children.enumerated().map { index, child in
        part(child.label ?? "[\(index)]", child.value)
      }
    default: return []
    }
  }

  /// Whether there are values inside, which are not made.
  package var hasParts: Bool {
    guard let value = unwrapped(value) else { return false }
    if let count = elementCount { return count > 0 }
    guard !isLeaf(value) else { return false }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct: return mirror.children.contains { $0.label?.hasPrefix("_$") == false }
    case .enum, .tuple: return !mirror.children.isEmpty
    default: return false
    }
  }

  /// The number of elements, or nil if the value is no collection.
  package var elementCount: Int? {
    guard let value = unwrapped(value) else { return nil }
    if let identified = value as? any SourceIdentified { return identified.count }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection, .set, .dictionary: return mirror.children.count
    default: return nil
    }
  }

  /// The elements of a collection at some positions.
  package func elements(at positions: Range<Int>) -> [InspectedValue] {
    guard let value = unwrapped(value) else { return [] }
    if let identified = value as? any SourceIdentified {
      return identified.elementsForSource(at: positions).map {
        part(Self.name(ofID: $0.id), $0.element)
      }
    }
    let mirror = Mirror(reflecting: value)
    let children = mirror.children.dropFirst(positions.lowerBound).prefix(positions.count)
    guard mirror.displayStyle == .dictionary else {
      return zip(positions, children).map { part("[\($0)]", $1.value) }
    }
    return children.compactMap {
      let pair = Mirror(reflecting: $0.value).children.map(\.value)
      return pair.count == 2 ? part("[\(Self.line(pair[0]))]", pair[1]) : nil
    }
  }

  /// The part at a path of names, or nil if there is none.
  package func part(at path: some Collection<String>) -> InspectedValue? {
    guard let name = path.first else { return self }
    return part(named: name)?.part(at: path.dropFirst())
  }

  /// The part with a name.
  ///
  /// - Complexity: O(*n*) for *n* parts, and O(1) for an element whose id is a whole number.
  func part(named name: String) -> InspectedValue? {
    if let identified = unwrapped(value) as? any SourceIdentified {
      let number = Int(name.dropFirst("[id: ".count).dropLast())
      let element =
        number.flatMap { identified.elementForSource(withID: $0) }
        ?? identified.elementsForSource.first { Self.name(ofID: $0.id) == name }
      return element.map { part(name, $0.element) }
    }
    return parts.first { $0.name == name }
  }

  /// Whether the part at a path of names has another value in a later state.
  ///
  /// Where two values on the way are equal, the parts are not compared. Collections that share their storage are equal at
  /// once. Shared values are compared as they were at the time of each value.
  func differs(from later: InspectedValue, at path: some Collection<String>) -> Bool {
    if let value = value as? any Equatable, value.isEqual(to: later.value) {
      return !sharedRoots.isEmpty && sharedPartsDiffer(from: later, at: path)
    }
    guard let name = path.first else {
      return value is any Equatable || Issues.dump(value) != Issues.dump(later.value)
    }
    switch (part(named: name), later.part(named: name)) {
    case (let part?, let laterPart?): return part.differs(from: laterPart, at: path.dropFirst())
    case (nil, nil): return false
    default: return true
    }
  }

  /// Whether shared values differ in a part of two values that are equal otherwise.
  private func sharedPartsDiffer(
    from later: InspectedValue,
    at path: some Collection<String>
  ) -> Bool {
    guard let name = path.first else {
      return zip(parts, later.parts).contains { $0.differs(from: $1, at: []) }
    }
    guard let part = part(named: name), let laterPart = later.part(named: name) else {
      return false
    }
    return part.differs(from: laterPart, at: path.dropFirst())
  }

  /// The name of an element by its id, such as `[id: 7]`.
  static func name(ofID id: AnyHashable) -> String {
    switch id.base {
    case let id as Int: "[id: \(id)]"
    case let id as UUID: "[id: UUID(\(id.uuidString))]"
    default: "[id: \(line(id.base))]"
    }
  }

  private static func text(ofCount count: Int) -> String {
    count == 1 ? "1 element" : "\(count) elements"
  }

  /// A dump in one line: its first and last lines if it has more, and the beginning of a long one.
  private static func line(_ value: Any) -> String {
    switch value {
    // A search asks for thousands of such texts, and a dump of one takes long.
    case let number as Int: return "\(number)"
    case let text as String where isPlain(text): return beginning(of: "\"\(text)\"")
    case let positions as IndexSet: return "\(Array(positions))"
    case let text as String where text.contains(where: \.isNewline):
      return beginning(of: text.debugDescription)
    default: break
    }
    let lines = Issues.dump(value).split(separator: "\n")
    guard let first = lines.first, let last = lines.dropFirst().last else {
      return beginning(of: lines.joined())
    }
    return beginning(of: "\(first)…\(last)")
  }

  /// Whether a text has no letters that a dump writes in another way.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x20..<0x7f).contains($0) && $0 != 0x22 && $0 != 0x5c }
  }

  private static func beginning(of line: String) -> String {
    line.count > 200 ? line.prefix(200) + "…" : line
  }
}

/// A property wrapper whose value is shared, and shown as it was at a time.
private protocol SharedWrapper {
  func anyValue(with roots: SharedRoots) -> Any
}

extension Shared: SharedWrapper {
  fileprivate func anyValue(with roots: SharedRoots) -> Any { value(with: roots) }
}

extension SharedReader: SharedWrapper {
  fileprivate func anyValue(with roots: SharedRoots) -> Any { value(with: roots) }
}

/// Whether a value is shown as a whole.
func isLeaf(_ value: Any) -> Bool {
  if value is StackElementID || value is TextState || value is any SourceDialog { return true }
  switch Mirror(reflecting: value).displayStyle {
  case .struct, .enum: return SourceName.isOfSystem(type(of: value))
  case .collection, .set, .dictionary, .tuple: return false
  default: return true
  }
}
#endif
