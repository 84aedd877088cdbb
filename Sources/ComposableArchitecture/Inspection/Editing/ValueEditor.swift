#if DEBUG
internal import OrderedCollections
internal import RuntimeMetadata

/// Lists the parts of a value, and changes those to which a developer has given another text.
///
/// A value is changed in its memory. So the parts that cannot be taken apart stay as they are: closures, objects, and weak
/// references, which are not even read.
struct ValueEditor {
  /// The step from an optional to its value.
  static let wrapped = "?"
  /// The number of elements of a collection that are listed.
  private static let elementLimit = 50

  /// The texts of the developer, by the names that lead to the parts.
  private let texts: [[String]: String]
  private(set) var parts: [EditableValue] = []
  private var path: [String] = []
  private var changeCount = 0

  init(texts: [[String]: String]) {
    self.texts = texts
  }

  /// Lists and changes the parts of a value.
  mutating func edit<Value>(_ value: inout Value) {
    guard path.count < RecordingLimits.depth else { return addConstant(value) }
    if let type = Value.self as? any EditedPart.Type { return edit(&value, as: type) }
    switch try? ValueShape.of(Value.self) {
    case .tuple(let fields): edit(fields, of: &value, names: Self.labels(of: value))
    case .fields(let fields, private: _): edit(fields, of: &value, names: fields.map(\.name))
    case .cases(let cases, let witnesses, private: _): edit(&value, cases, witnesses)
    default: addConstant(value)
    }
  }

  /// Lists and changes the parts of a value inside of the current one.
  ///
  /// - Returns: Whether a part has changed.
  mutating func edit<Value>(_ value: inout Value, at step: String) -> Bool {
    let former = changeCount
    path.append(step)
    defer { path.removeLast() }
    edit(&value)
    return changeCount > former
  }

  /// Lists and changes the first elements of a collection.
  ///
  /// - Returns: Whether an element has changed.
  mutating func editElements<Element>(of elements: inout [Element]) -> Bool {
    let former = changeCount
    guard !elements.isEmpty else {
      add(.constant, "[]")
      return false
    }
    for index in elements.indices.prefix(Self.elementLimit) {
      _ = edit(&elements[index], at: "[\(index)]")
    }
    let rest = elements.count - Self.elementLimit
    if rest > 0 { addConstant("\(rest) more", at: "[\(Self.elementLimit)…]") }
    return changeCount > former
  }

  private mutating func edit<Value, Part: EditedPart>(_ value: inout Value, as: Part.Type) {
    // NB: Both types are the same.
    withUnsafeMutablePointer(to: &value) {
      $0.withMemoryRebound(to: Part.self, capacity: 1) { $0.pointee.edit(with: &self) }
    }
  }

  private mutating func edit<Root>(
    _ fields: [StoredField],
    of root: inout Root,
    names: [String]
  ) {
    for (field, name) in zip(fields, names) where !name.hasPrefix("_$") {
      let step = name.hasPrefix("_") ? String(name.dropFirst()) : name
      if let object = field.object {
        addConstant(object, at: step)
        continue
      }
      func open<Part>(_: Part.Type) {
        withUnsafeMutablePointer(to: &root) {
          let place = UnsafeMutableRawPointer($0).advanced(by: field.offset)
          _ = edit(&place.assumingMemoryBound(to: Part.self).pointee, at: step)
        }
      }
      _openExistential(field.type, do: open)
    }
  }

  private mutating func edit<Root>(
    _ root: inout Root,
    _ cases: [EnumCase],
    _ witnesses: EnumWitnesses
  ) {
    let tag = Int(withUnsafePointer(to: root) { witnesses.tag(of: $0) })
    guard cases.indices.contains(tag) else { return addConstant(root) }
    var current = cases[tag]
    let possible = cases.filter { $0.name == current.name || $0.isKnownWithoutPayload }
    let name = choose(among: OrderedSet(possible.map(\.name)), current: current.name)
    if name != current.name, let chosen = cases.firstIndex(where: { $0.name == name }),
      let value = witnesses.emptyValue(of: cases[chosen], tag: chosen, in: Root.self)
    {
      root = value
      current = cases[chosen]
      changeCount += 1
    }
    guard case .value(let type, let isIndirect, _) = current.payload else { return }
    func open<Payload>(_: Payload.Type) {
      let tag = withUnsafePointer(to: root) { witnesses.tag(of: $0) }
      var payload = witnesses.payload(of: root, as: Payload.self, isIndirect: isIndirect)
      guard edit(&payload, at: current.name),
        let value = witnesses.value(
          tag: tag,
          of: Root.self,
          payload: payload,
          isIndirect: isIndirect
        )
      else { return }
      root = value
    }
    _openExistential(type, do: open)
  }

  /// The labels of a tuple, or the numbers of its elements.
  private static func labels(of tuple: Any) -> [String] {
    Mirror(reflecting: tuple).children.map { child in
      child.label.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? ""
    }
  }
}

/// The parts that have a control.
extension ValueEditor {
  /// Lists a part, and gives it the text of the developer.
  mutating func editText<Value: EditedText>(_ value: inout Value, _ control: EditableValue.Control)
  {
    guard let text = texts[path] else { return add(control, value.editedText) }
    guard let changed = Value(editedText: text) else {
      return add(
        control,
        text,
        error: "'\(text)' is not a value of '\(Issues.name(of: Value.self))'."
      )
    }
    value = changed
    changeCount += 1
    add(control, text)
  }

  /// Lists a choice.
  ///
  /// - Returns: The choice of the developer, or the current one.
  mutating func choose(among choices: OrderedSet<String>, current: String) -> String {
    let chosen = texts[path].flatMap { choices.contains($0) ? $0 : nil } ?? current
    add(choices.count > 1 ? .choice(choices.elements) : .constant, chosen)
    return chosen
  }

  /// Notes that a part has changed.
  mutating func countChange() { changeCount += 1 }

  /// Lists a part that stays as it is.
  mutating func addConstant(_ value: Any) {
    add(.constant, InspectedValue(name: "", value).text)
  }

  private mutating func addConstant(_ text: String, at step: String) {
    path.append(step)
    defer { path.removeLast() }
    add(.constant, text)
  }

  /// Lists a part whose changed parts are no value together.
  mutating func addError(_ error: String) {
    add(.constant, "", error: error)
  }

  private mutating func add(_ control: EditableValue.Control, _ text: String, error: String? = nil)
  {
    parts.append(EditableValue(id: path, control: control, text: text, error: error))
  }
}

extension EnumCase {
  /// Whether a value of the case can be made without a recorded one.
  fileprivate var isKnownWithoutPayload: Bool {
    switch payload {
    case .none: true
    case .value(let type, _, _): type is any EmptyValue.Type
    case .unknown: false
    }
  }
}

extension EnumWitnesses {
  /// A value of a case with an empty payload.
  fileprivate func emptyValue<Root>(of enumCase: EnumCase, tag: Int, in root: Root.Type) -> Root? {
    switch enumCase.payload {
    case .none: return value(tag: UInt32(tag), of: root)
    case .unknown: return nil
    case .value(let type, let isIndirect, _):
      guard let type = type as? any EmptyValue.Type else { return nil }
      func open<Empty: EmptyValue>(_: Empty.Type) -> Root? {
        value(tag: UInt32(tag), of: root, payload: Empty.empty, isIndirect: isIndirect)
      }
      return open(type)
    }
  }
}
#endif
