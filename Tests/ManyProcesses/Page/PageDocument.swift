import BrowserHost

/// The elements of a page without a browser, which the frames of the server change.
final class PageDocument {
  struct InvalidOperation: Error {
    let operation: String
  }

  private let root = PageElement(id: 0, tag: "main")
  private var elements: [Int: PageElement] = [:]

  init() {
    elements[0] = root
  }

  subscript(id: Int) -> PageElement? { elements[id] }

  /// The elements that the user sees.
  var shown: [PageElement] { root.all.filter(\.isShown) }

  /// The text of all elements, also of those that another screen covers.
  var texts: [String] { root.all.map(\.text) }

  /// Applies an operation of a frame.
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - acknowledged: The last event that the server had handled.
  /// - Throws: If the operation is not as the protocol has it.
  func apply(_ operation: [Any], acknowledged: Int) throws {
    let invalid = InvalidOperation(operation: "\(operation)")
    guard let number = operation.first as? Int, let opcode = Opcode(rawValue: number) else {
      throw invalid
    }
    switch opcode {
    case .insert:
      guard operation.count > 2, let element = Self.element(operation[1]) else { throw invalid }
      for part in element.all { elements[part.id] = part }
      try place(element, operation.dropFirst(2).compactMap { $0 as? Int }, invalid)
    case .setText, .setAttribute, .removeAttribute, .setEvents, .move, .remove:
      guard operation.count > 1, let id = operation[1] as? Int, let element = elements[id] else {
        throw invalid
      }
      try change(element, opcode, Array(operation.dropFirst(2)), acknowledged, invalid)
    // The others change no element.
    default: break
    }
  }

  private func change(
    _ element: PageElement,
    _ opcode: Opcode,
    _ operands: [Any],
    _ acknowledged: Int,
    _ invalid: InvalidOperation
  ) throws {
    switch (opcode, operands.first, operands.dropFirst().first) {
    case (.setText, let text as String, _): element.text = text
    case (.setAttribute, let name as String, let value as String):
      element.attributes[name] = value
      // The user's text takes precedence over one that the server wrote before it knew that.
      if name == "value", element.reported <= acknowledged { element.value = value }
    case (.removeAttribute, let name as String, _): element.attributes[name] = nil
    case (.setEvents, let kinds as Int, _): element.kinds = kinds
    case (.move, is Int, _): try place(element, operands.compactMap { $0 as? Int }, invalid)
    case (.remove, _, _):
      element.parent?.children.removeAll { $0 === element }
      for part in element.all { elements[part.id] = nil }
    default: throw invalid
    }
  }

  private func place(
    _ element: PageElement,
    _ ids: [Int],
    _ invalid: InvalidOperation
  ) throws {
    guard let id = ids.first, let parent = elements[id] else { throw invalid }
    element.parent?.children.removeAll { $0 === element }
    let sibling = ids.dropFirst().first
    let index = parent.children.firstIndex { $0.id == sibling } ?? parent.children.endIndex
    parent.children.insert(element, at: index)
    element.parent = parent
  }

  /// Reads `[id, tag, attributes, events, text or children]`.
  private static func element(_ tree: Any) -> PageElement? {
    guard let parts = tree as? [Any], parts.count > 1, let id = parts[0] as? Int,
      let tag = parts[1] as? String
    else { return nil }
    let attributes = parts.count > 2 ? parts[2] as? [String: String] ?? [:] : [:]
    let kinds = parts.count > 3 ? parts[3] as? Int ?? 0 : 0
    let element = PageElement(id: id, tag: tag, attributes: attributes, kinds: kinds)
    guard parts.count > 4 else { return element }
    if let text = parts[4] as? String { element.text = text }
    for part in parts[4] as? [Any] ?? [] {
      guard let child = Self.element(part) else { return nil }
      child.parent = element
      element.children.append(child)
    }
    return element
  }

  /// The place of an element, by which the next page finds it.
  func place(of element: PageElement) -> ElementPlace {
    var positions: [Int] = []
    var part = element
    while part !== root, let parent = part.parent {
      positions.append(parent.children.firstIndex { $0 === part } ?? -1)
      part = parent
    }
    return ElementPlace(name: element.name, positions: positions)
  }

  /// The element at a place, if one of the same name is there.
  func element(at place: ElementPlace) -> PageElement? {
    var part = root
    for position in place.positions.reversed() {
      guard part.children.indices.contains(position) else { return nil }
      part = part.children[position]
    }
    return part.name == place.name ? part : nil
  }
}
