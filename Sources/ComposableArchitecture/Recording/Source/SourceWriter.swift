internal import Sharing

/// A value that cannot be written as source.
struct Unwritable: Error {
  let reason: String
}

/// Writes values as Swift expressions.
@MainActor
struct SourceWriter {
  /// The numbers that a test gives to the elements of stacks, by the recorded ones.
  var stackIDs: [StackElementID: Int] = [:]
  /// Values that the test has names for.
  var names: [(name: String, isValue: (Any) -> Bool)] = []
  /// The shared values at the time of the values that are written.
  var sharedRoots: SharedRoots = [:]
  /// The types of the values that were written.
  let types = WrittenTypes()
  /// The constants for ids, or nil if each place has the id itself.
  var uuids: WrittenUUIDs?

  /// The expression of a value, where its type is known.
  func source(of value: Any) throws(Unwritable) -> SourceText {
    if let known = names.first(where: { $0.isValue(value) }) { return .word(known.name) }
    if let wrapper = value as? any SourceWrapper { return try source(of: wrapper.valueForSource) }
    if let shared = value as? any SourceShared { return try source(ofShared: shared) }
    if let source = try standardSource(of: value) { return source }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return try source(ofOptional: mirror)
    case .collection:
      return .array(try sources(of: mirror.children.map(\.value)))
    case .set:
      // A set has another order in each process.
      let elements = try sources(of: mirror.children.map(\.value))
      let lines = elements.map { $0.lines(width: .max).joined() }
      return .array(zip(lines, elements).sorted { $0.0 < $1.0 }.map(\.1))
    case .dictionary:
      return try source(ofDictionary: mirror)
    case .tuple:
      return .call("", try parts(of: mirror))
    case .enum:
      return try source(ofEnum: value, mirror)
    case .struct:
      return try source(ofStruct: value, mirror)
    case .class:
      throw Unwritable(reason: "an object of the class '\(Issues.name(of: type(of: value)))'")
    default:
      throw Unwritable(reason: "a value of '\(Issues.name(of: type(of: value)))'")
    }
  }

  func sources(of values: [Any]) throws(Unwritable) -> [SourceText] {
    var sources: [SourceText] = []
    for value in values { sources.append(try source(of: value)) }
    return sources
  }

  /// The id of an element, in a subscript.
  func id(_ id: AnyHashable) throws(Unwritable) -> String {
    let lines = try source(of: id.base).lines(width: .max)
    guard lines.count == 1 else { throw Unwritable(reason: "an id of several lines") }
    return lines[0]
  }

  private func source(ofOptional mirror: Mirror) throws(Unwritable) -> SourceText {
    guard let value = mirror.children.first?.value else { return .word("nil") }
    // Of an optional in an optional, 'nil' would be the outer one.
    guard unwrapped(value) != nil else { return .word(".some(nil)") }
    let source = try source(of: value)
    if case .word(".none") = source { return .word(".some(.none)") }
    return source
  }

  private func source(ofDictionary mirror: Mirror) throws(Unwritable) -> SourceText {
    var items: [(key: String, item: SourceText.Item)] = []
    for child in mirror.children {
      let pair = Mirror(reflecting: child.value).children.map(\.value)
      guard pair.count == 2 else { throw Unwritable(reason: "a dictionary") }
      let key = try id(AnyHashable(erasing: pair[0]))
      items.append((key, SourceText.Item(label: "\(key): ", value: try source(of: pair[1]))))
    }
    guard !items.isEmpty else { return .word("[:]") }
    items.sort { $0.key < $1.key }
    return .list(open: "[", items: items.map(\.item), close: "]")
  }

  /// The value of a property with a key, whose declaration names the key, or else a shared value of its own.
  private func source(ofShared shared: any SourceShared) throws(Unwritable) -> SourceText {
    let value = try source(of: shared.valueForSource(with: sharedRoots))
    guard !shared.hasKeyForSource else { return value }
    return .call(type(of: shared).nameForSource, [SourceText.Item(label: "value: ", value: value)])
  }

  /// The parts of a tuple or the payload of a case.
  private func parts(of mirror: Mirror) throws(Unwritable) -> [SourceText.Item] {
    var items: [SourceText.Item] = []
    for child in mirror.children {
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
      items.append(SourceText.Item(label: label, value: try source(of: child.value)))
    }
    return items
  }

  private func source(ofEnum value: Any, _ mirror: Mirror) throws(Unwritable) -> SourceText {
    let type = try namedType(of: value)
    // An error is often in a place that has no type of its own.
    let owner = value is any Error ? type.name : ""
    let name = owner + "." + SourceName.ofCase(value)
    guard let payload = mirror.children.first?.value else { return .word(name) }
    try checkPrivacy(of: payload, named: SourceName.ofCase(value), in: type.type)
    let tuple = Mirror(reflecting: payload)
    guard tuple.displayStyle == .tuple else {
      return .call(name, [SourceText.Item(value: try source(of: payload))])
    }
    guard !tuple.children.isEmpty else { return .word("\(name)(())") }
    return .call(name, try parts(of: tuple))
  }

  private func source(ofStruct value: Any, _ mirror: Mirror) throws(Unwritable) -> SourceText {
    let type = try namedType(of: value)
    if let value = value as? any InitializerRepresentable {
      guard let arguments = value.initializerArguments else {
        throw Unwritable(reason: "a value of '\(type.name)', which no initializer makes")
      }
      var items: [SourceText.Item] = []
      for (label, argument) in arguments {
        try checkPrivacy(of: argument, named: label ?? "", in: type.type)
        let source = try source(of: argument)
        items.append(SourceText.Item(label: label.map { "\($0): " } ?? "", value: source))
      }
      return .call(type.name, items)
    }
    guard !type.isOfSystem else { throw Unwritable(reason: "a value of '\(type.name)'") }
    var items: [SourceText.Item] = []
    for field in SourceField.withoutDefaults(of: value, mirror) {
      let label = try field.writtenName()
      try checkPrivacy(of: field.value, named: field.name, in: type.type)
      items.append(SourceText.Item(label: "\(label): ", value: try source(of: field.value)))
    }
    return .call(type.name, items)
  }

  /// A private value in words, which has no source unless it is empty or the test has a name for it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - name: The name of its field or of its case.
  ///   - type: The type that has it.
  /// - Returns: The reason why the value has no source, or nil if it may have one.
  func privacy(of value: Any, named name: String, in type: Any.Type) -> String? {
    guard PrivateNames.contain(name, of: type), !isEmpty(value),
      !names.contains(where: { $0.isValue(value) })
    else { return nil }
    return "the private value of '\(Issues.name(of: type)).\(name)'"
  }

  /// Throws an error for a private value, see ``privacy(of:named:in:)``.
  func checkPrivacy(of value: Any, named name: String, in type: Any.Type) throws(Unwritable) {
    if let reason = privacy(of: value, named: name, in: type) { throw Unwritable(reason: reason) }
  }

  /// Whether a value is an empty text or collection, or nil, which tells nothing.
  private func isEmpty(_ value: Any) -> Bool {
    if let wrapper = value as? any SourceWrapper { return isEmpty(wrapper.valueForSource) }
    if let shared = value as? any SourceShared {
      return isEmpty(shared.valueForSource(with: sharedRoots))
    }
    guard let value = unwrapped(value) else { return true }
    return (value as? any Collection)?.isEmpty ?? false
  }

  /// The type of a value, which the test names.
  private func namedType(of value: Any) throws(Unwritable) -> WrittenType {
    let type = types.type(type(of: value))
    guard !type.isPrivate else {
      throw Unwritable(reason: "a value of the private type '\(type.name)'")
    }
    types.addModule(of: type)
    return type
  }
}

extension AnyHashable {
  /// A value that is hashable if it is a key of a dictionary.
  fileprivate init(erasing value: Any) {
    self = (value as? any Hashable).map { AnyHashable($0) } ?? AnyHashable("\(value)")
  }
}
