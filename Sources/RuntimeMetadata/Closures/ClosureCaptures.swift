/// The kind of object that a closure refers to.
package enum ClosureCaptures {
  /// The closure captured one reference: this is the object itself.
  case object(Any.Type)
  case values(CapturedValues)
  /// The compiler has not noted all about the object, as in generic code, or its layout is not known.
  case unknown

  /// Reads the record of an object.
  ///
  /// - Parameters:
  ///   - metadata: The address of the record, which is the object's first word.
  ///   - layout: The layout of such records, or `nil` if it is not known.
  package init(metadata: UnsafeRawPointer, layout: CaptureLayout? = .current) {
    guard let layout else {
      self = .unknown
      return
    }
    let type = TypeMetadata.type(at: metadata)
    if TypeMetadata(type, layout.metadata).kind == .class {
      self = .object(type)
    } else if let names = CapturedValues.names(of: metadata, layout, in: .trusted),
      let values = CapturedValues(names, layout)
    {
      self = .values(values)
    } else {
      self = .unknown
    }
  }
}

/// The places and types of the values in an object that a closure refers to.
package struct CapturedValues {
  package struct Value {
    package let offset: Int
    package let type: Any.Type
  }

  package let values: [Value]
  /// Whether the object may be a variable that the closure shares with other code.
  ///
  /// The compiler describes a variable's box as it describes the object of a closure that captured one value.
  /// A boxed closure's type has a different mangled name.
  package let mayBeVariable: Bool

  /// Computes the places of values, which lie in their order, each aligned for its type.
  ///
  /// - Returns: `nil` if the type of a value cannot be found by its name alone.
  init?(_ names: [MangledName], _ layout: CaptureLayout) {
    var end = Int(layout.header)
    var values: [Value] = []
    for name in names {
      guard let type = Self.type(of: name) else { return nil }
      let (size, alignment) = Self.sizeAndAlignment(of: type)
      let offset = (end + alignment - 1) / alignment * alignment
      values.append(Value(offset: offset, type: type))
      end = offset + size
    }
    self.values = values
    mayBeVariable = names.count == 1 && !names[0].isLoweredFunction
  }

  /// The names of the types of the values; `nil` if the record is not one of captured values.
  static func names(
    of metadata: UnsafeRawPointer,
    _ layout: CaptureLayout,
    in memory: ReadableMemory
  ) -> [MangledName]? {
    let kindOfCapturedValues: UInt = 0x400
    guard memory.contains(metadata, count: 32),
      metadata.word(at: layout.metadata.kind) == kindOfCapturedValues,
      metadata.uint32(at: layout.firstValue) == layout.header,
      let description = metadata.pointer(at: layout.description),
      memory.contains(description, count: 16),
      description.uint32(at: layout.genericSources) == 0,
      description.uint32(at: layout.genericBindings) == 0
    else { return nil }
    let count = Int(description.uint32(at: layout.count))
    let types = description.at(layout.types)
    guard count < 1024, memory.contains(types, count: 4 * count) else { return nil }
    let names = (0..<count).compactMap { index in
      (types + 4 * index).target(at: 0).flatMap { MangledName(at: $0, in: memory) }
    }
    return names.count == count ? names : nil
  }

  private static func type(of name: MangledName) -> Any.Type? {
    guard !name.isSpecial else { return nil }
    // All closures have one form in memory.
    return name.isLoweredFunction ? (() -> Void).self : name.type()
  }

  private static func sizeAndAlignment(of type: Any.Type) -> (Int, Int) {
    func open<T>(_: T.Type) -> (Int, Int) { (MemoryLayout<T>.size, MemoryLayout<T>.alignment) }
    return _openExistential(type, do: open)
  }
}
