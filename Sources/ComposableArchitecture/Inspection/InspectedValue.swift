#if DEBUG
internal import Foundation
internal import Sharing
internal import SwiftNavigation

/// A value inside of a state, with the values inside of it.
package struct InspectedValue {
  /// The name in the value around it, such as `count`, `[2]` or `[id: 7]`.
  package let name: String
  let value: Any

  init(name: String, _ value: Any) {
    self.name = name
    self.value =
      (value as? any SourceWrapper)?.valueForSource
      ?? (value as? any SharedWrapper)?.currentValue ?? value
  }

  /// The value in one line: the type of a struct, the number of elements, the case, or the whole value.
  package var text: String {
    guard let value = unwrapped(value) else { return "nil" }
    if let identified = value as? any SourceIdentified {
      return Self.text(ofCount: identified.elementsForSource.count)
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

  /// The values inside, in their order.
  package var parts: [InspectedValue] {
    guard let value = unwrapped(value) else { return [] }
    if let identified = value as? any SourceIdentified {
      return identified.elementsForSource.map {
        InspectedValue(name: Self.name(ofID: $0.id), $0.element)
      }
    }
    guard !isLeaf(value) else { return [] }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct:
      return mirror.children.compactMap { label, value in
        guard let label, !label.hasPrefix("_$") else { return nil }
        return InspectedValue(name: label.hasPrefix("_") ? String(label.dropFirst()) : label, value)
      }
    case .dictionary:
      return mirror.children.compactMap {
        let pair = Mirror(reflecting: $0.value).children.map(\.value)
        return pair.count == 2 ? InspectedValue(name: "[\(Self.line(pair[0]))]", pair[1]) : nil
      }
    case .enum:
      guard let payload = mirror.children.first?.value else { return [] }
      let whole = InspectedValue(name: "value", payload)
      return whole.parts.isEmpty ? [whole] : whole.parts
    case .collection, .set, .tuple:
      return mirror.children.enumerated().map { index, child in
        InspectedValue(name: child.label ?? "[\(index)]", child.value)
      }
    default: return []
    }
  }

  /// The part at a path of names, or nil if there is none.
  package func part(at path: some Collection<String>) -> InspectedValue? {
    guard let name = path.first else { return self }
    return part(named: name)?.part(at: path.dropFirst())
  }

  /// The part with a name.
  ///
  /// - Complexity: O(*n*) for *n* parts.
  func part(named name: String) -> InspectedValue? {
    if let identified = unwrapped(value) as? any SourceIdentified {
      let element = identified.elementsForSource.first { Self.name(ofID: $0.id) == name }
      return element.map { InspectedValue(name: name, $0.element) }
    }
    return parts.first { $0.name == name }
  }

  /// Whether the part at a path of names has another value in a later state.
  ///
  /// Where two values on the way are equal, the parts are not compared. Collections that share their storage are equal at
  /// once. A shared value has the same value in all states, because they refer to it.
  func differs(from later: InspectedValue, at path: some Collection<String>) -> Bool {
    if let value = value as? any Equatable, value.isEqual(to: later.value) { return false }
    guard let name = path.first else {
      return value is any Equatable || Issues.dump(value) != Issues.dump(later.value)
    }
    switch (part(named: name), later.part(named: name)) {
    case (let part?, let laterPart?): return part.differs(from: laterPart, at: path.dropFirst())
    case (nil, nil): return false
    default: return true
    }
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

  /// The first line of a dump, of which a long one shows the beginning.
  private static func line(_ value: Any) -> String {
    let line = Issues.dump(value).split(separator: "\n").first ?? ""
    return line.count > 200 ? line.prefix(200) + "…" : String(line)
  }
}

/// A property wrapper whose value is shared, and shown as it is now.
private protocol SharedWrapper {
  var currentValue: Any { get }
}

extension Shared: SharedWrapper {
  fileprivate var currentValue: Any { wrappedValue }
}

extension SharedReader: SharedWrapper {
  fileprivate var currentValue: Any { wrappedValue }
}

/// Whether a value is shown as a whole.
private func isLeaf(_ value: Any) -> Bool {
  if value is StackElementID || value is TextState || value is any SourceDialog { return true }
  switch Mirror(reflecting: value).displayStyle {
  case .struct, .enum: return SourceName.isOfSystem(type(of: value))
  case .collection, .set, .dictionary, .tuple: return false
  default: return true
  }
}
#endif
