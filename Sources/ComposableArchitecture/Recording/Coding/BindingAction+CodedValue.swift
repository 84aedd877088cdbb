internal import ConcurrencyExtras

/// The write of a control is the names of the field, and the value.
extension BindingAction: CodedValue {
  func write(to writer: inout ValueWriter) throws {
    guard let steps = FieldPath.steps(of: keyPath) else {
      let field = FieldName.text(of: keyPath)
      throw writer.unwritable("the write of a control to '\(field)', which no name leads to")
    }
    try steps.map(\.name).write(to: &writer)
    func write(to writer: inout ValueWriter) throws {
      func open<Field>(_: Field.Type) throws {
        guard let value = value as? Field else { throw writer.unwritable("the write of a control") }
        try writer.write(value, at: ".value")
      }
      try _openExistential(Self.writtenType(of: keyPath), do: open)
    }
    guard steps.contains(where: { PrivateNames.contain($0.name, of: $0.root) }) else {
      return try write(to: &writer)
    }
    try writer.putAbsence { try write(to: &$0) }
  }

  static func read(from reader: inout ValueReader) throws -> Self {
    let names = try [String].read(from: &reader)
    guard let (path, _) = FieldPath.find(names, in: Root.self) else {
      throw reader.damaged("writes to the unknown field '\(names.joined(separator: "."))'")
    }
    func open<Field>(_: Field.Type) throws -> Self? {
      Self(writing: try reader.readField(Field.self), to: path)
    }
    guard let action = try _openExistential(writtenType(of: path), do: open) else {
      throw reader.damaged("writes to '\(names.joined(separator: "."))', which is constant")
    }
    return action
  }

  /// The type of the value that a control writes.
  static func writtenType(of path: AnyKeyPath) -> Any.Type {
    let field = type(of: path).valueType
    return (field as? any BindingStateType.Type)?.wrapped ?? field
  }

  /// The write of a value to a field, or nil if the field is constant or the value cannot be compared.
  init?<Value>(writing value: Value, to path: AnyKeyPath) {
    guard let equatable = value as? any Equatable, let path = path as? PartialKeyPath<Root> else {
      return nil
    }
    let assign: @Sendable (inout Root) -> Void
    let sendable = UncheckedSendable(value)
    if let path = (path as? WritableKeyPath<Root, Value>)?.shareable {
      assign = { $0[keyPath: path] = sendable.value }
    } else if let path = (path as? WritableKeyPath<Root, BindingState<Value>>)?.shareable {
      assign = { $0[keyPath: path].wrappedValue = sendable.value }
    } else {
      return nil
    }
    // NB: `Sendable` has no runtime representation. A field that controls write to has a sendable value, and its key path
    // is made from names alone.
    self.init(
      keyPath: unsafeBitCast(path, to: _SendablePartialKeyPath<Root>.self),
      value: unsafeBitCast(equatable as any Equatable, to: (any Equatable & Sendable).self),
      assign: assign
    )
  }
}

extension ValueReader {
  /// Reads the value of a field, which may be private.
  fileprivate mutating func readField<Field>(_ type: Field.Type) throws -> Field {
    guard nextKind == .absent, let empty = type as? any EmptyValue.Type else {
      return try read(type, at: ".value")
    }
    try expect(.absent)
    func open<Empty: EmptyValue>(_: Empty.Type) -> Field? { Empty.empty as? Field }
    guard let value = open(empty) else { throw damaged("is private") }
    return value
  }
}
