/// The place of a value inside of another one: a stored property of a struct, or an element of a tuple.
package struct StoredField: Sendable {
  /// The name; an element of a tuple has none.
  package let name: String
  package let offset: Int
  package let type: Any.Type

  /// The stored properties of a struct or the elements of a tuple, in the order of their places.
  ///
  /// - Parameter type: The type.
  /// - Returns: `nil` if the type is another one, if the places that the runtime tells do not fit its size, or if its
  ///   lists are not those that ``FieldReflection`` knows.
  /// - Complexity: O(*n*) for *n* fields.
  package static func all(of type: Any.Type) -> [StoredField]? {
    guard let metadata = TypeMetadata(type) else { return nil }
    switch metadata.kind {
    case .struct: return listed(in: type).flatMap { fitting($0, type) }
    case .tuple: return fitting(elements(of: metadata), type)
    default: return nil
    }
  }

  /// The stored properties that the runtime lists for a struct, even where they do not fill it.
  ///
  /// The runtime gives an empty type to a property whose type it cannot find.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - reflection: The lists, or `nil` if they are not known.
  /// - Returns: The properties, or `nil` if the type is a class or the lists are not known.
  package static func listed(
    in type: Any.Type,
    _ reflection: FieldReflection? = .current
  ) -> [StoredField]? {
    reflection?.properties(type)
  }

  /// The stored properties of a class, without those of its superclass.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - reflection: The lists, or `nil` if they are not known.
  /// - Returns: The properties, or `nil` if the type is a class or the lists are not known.
  package static func listed(
    inClass type: AnyClass,
    _ reflection: FieldReflection? = .current
  ) -> [StoredField]? {
    reflection?.objectProperties(type)
  }

  /// The key paths of the stored properties of a struct, by their names.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - reflection: The lists, or `nil` if they are not known.
  /// - Returns: The key paths, or `nil` if the type is a class or the lists are not known.
  package static func paths(
    of type: Any.Type,
    _ reflection: FieldReflection? = .current
  ) -> [FieldReflection.NamedPath]? {
    reflection?.paths(type)
  }

  private static func elements(of metadata: TypeMetadata) -> [StoredField] {
    var end = 0
    return metadata.tupleElements.map { type in
      let layout = ValueLayout(type)
      let offset = layout.aligned(end)
      end = offset + layout.size
      return StoredField(name: "", offset: offset, type: type)
    }
  }

  /// The fields, if they follow each other and fill the whole value.
  ///
  /// A field with an empty type in place of its own leaves a gap.
  static func fitting(_ fields: [StoredField], _ type: Any.Type) -> [StoredField]? {
    var end = 0
    for field in fields {
      let layout = ValueLayout(field.type)
      guard field.offset == layout.aligned(end) else { return nil }
      end = field.offset + layout.size
    }
    return end == ValueLayout(type).size ? fields : nil
  }
}

/// The size, the stride and the alignment of the values of a type.
struct ValueLayout {
  let size: Int
  let stride: Int
  let alignment: Int

  init(_ type: Any.Type) {
    func open<Value>(_: Value.Type) -> (Int, Int, Int) {
      (MemoryLayout<Value>.size, MemoryLayout<Value>.stride, MemoryLayout<Value>.alignment)
    }
    (size, stride, alignment) = _openExistential(type, do: open)
  }

  /// The next place for a value.
  func aligned(_ offset: Int) -> Int {
    (offset + alignment - 1) / alignment * alignment
  }
}
