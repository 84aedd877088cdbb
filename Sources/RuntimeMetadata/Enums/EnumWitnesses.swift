/// The functions that the compiler makes for each enum to tell its cases apart and to reach their payloads.
///
/// They are made for the enum's own layout. So they are right for each: spare bits, extra inhabitants,
/// resilient enums of other modules.
///
/// NB: `@unchecked Sendable` holds because the runtime neither changes nor frees what is pointed to.
package struct EnumWitnesses: @unchecked Sendable {
  @usableFromInline
  typealias Tag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  private typealias Project = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
  private typealias Inject =
    @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

  @usableFromInline let metadata: UnsafeRawPointer
  @usableFromInline let tag: Tag
  private let project: Project
  private let inject: Inject
  private let boxedPayload: Int8

  /// Reads the functions of an enum.
  ///
  /// - Parameter type: A type. If it is neither an enum nor an optional, the result is `nil`. So it is if the
  ///   layout of enums is not known.
  package init?(_ type: Any.Type) {
    guard EnumLayout.isKnown else { return nil }
    // The compiler knows the offsets of a new layout, and does not know those of 'current'.
    self.init(type, layout: EnumLayout())
  }

  /// Reads the functions of an enum.
  ///
  /// - Parameters:
  ///   - type: A type. If it is neither an enum nor an optional, the result is `nil`.
  ///   - layout: The layout of enums. If it is not known, the result is `nil`.
  @inline(__always)
  package init?(_ type: Any.Type, layout: EnumLayout?) {
    guard let layout else { return nil }
    let metadata = TypeMetadata(type, layout.metadata)
    guard metadata.kind == .enum || metadata.kind == .optional,
      let table = metadata.witnessTable,
      table.uint32(at: layout.witnesses.flags) & 0x0020_0000 != 0,
      let tag = table.pointer(at: layout.witnesses.tag),
      let project = table.pointer(at: layout.witnesses.project),
      let inject = table.pointer(at: layout.witnesses.inject)
    else { return nil }
    self.metadata = metadata.pointer
    // The functions are C functions of these types.
    self.tag = unsafeBitCast(tag, to: Tag.self)
    self.project = unsafeBitCast(project, to: Project.self)
    self.inject = unsafeBitCast(inject, to: Inject.self)
    boxedPayload = layout.boxedPayload
  }

  /// Reads the functions of a type whose size is known, before it is known whether the layout is right.
  init?<Enum>(verifying type: Enum.Type, layout: EnumLayout) {
    let memory = ReadableMemory.checked()
    let offsets = layout.witnesses
    guard let table = TypeMetadata(type, layout.metadata).witnessTable,
      memory.contains(table, count: 128),
      table.word(at: offsets.size) == MemoryLayout<Enum>.size,
      table.word(at: offsets.stride) == MemoryLayout<Enum>.stride,
      table.uint32(at: offsets.flags) & 0xFF == MemoryLayout<Enum>.alignment - 1,
      [offsets.tag, offsets.project, offsets.inject].allSatisfy({ offset in
        table.pointer(at: offset).map { memory.contains($0) } ?? false
      })
    else { return nil }
    self.init(type, layout: layout)
  }

  /// The number of the case of a value: the index of its record in ``EnumCase/all(of:)``.
  @inlinable
  package func tag(of value: UnsafeRawPointer) -> UInt32 {
    tag(value, metadata)
  }

  /// Turns the memory of a value into that of its payload.
  package func projectPayload(of value: UnsafeMutableRawPointer) {
    project(value, metadata)
  }

  /// Turns the memory of a payload back into that of a value.
  package func injectTag(_ tag: UInt32, into payload: UnsafeMutableRawPointer) {
    inject(payload, tag, metadata)
  }
}

extension EnumWitnesses {
  /// The payload of an indirect case, which is in an object of its own.
  ///
  /// - Parameters:
  ///   - value: A value of a case with an indirect payload.
  ///   - tagBits: The bits of its first word that belong to the tag.
  ///   - type: The type of the payload.
  /// - Returns: The payload, which stays as long as the value does.
  package func boxedPayload<Root, Value>(
    of value: UnsafePointer<Root>,
    without tagBits: UInt,
    as type: Value.Type
  ) -> UnsafePointer<Value> {
    let word = UnsafeRawPointer(value).load(as: UInt.self) ^ tagBits
    // Not nil: a value of this case always refers to a box.
    return UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped.at(boxedPayload)
      .alignedUp(for: type)
      .assumingMemoryBound(to: type)
  }

  /// Copies the payload of a value.
  ///
  /// - Parameters:
  ///   - value: A value of the enum that the witnesses are for.
  ///   - type: The type of its payload.
  ///   - isIndirect: Whether the enum refers to its payload.
  /// - Returns: The payload.
  package func payload<Root, Value>(of value: Root, as type: Value.Type, isIndirect: Bool) -> Value
  {
    var copy = value
    return withUnsafeMutablePointer(to: &copy) { copy in
      let tag = tag(of: copy)
      // Projecting destroys the copy, and injecting the tag makes it whole again.
      projectPayload(of: copy)
      defer { injectTag(tag, into: copy) }
      return isIndirect
        ? boxedPayload(of: copy, without: 0, as: type).pointee
        : UnsafeRawPointer(copy).assumingMemoryBound(to: type).pointee
    }
  }

  /// Copies the payload of a value as a value of another type.
  ///
  /// - Parameters:
  ///   - value: A value of the enum that the witnesses are for.
  ///   - payload: The type of its payload.
  ///   - isIndirect: Whether the enum refers to its payload.
  /// - Returns: The payload, or `nil` if it is not of the other type.
  package func castPayload<Root, Value>(
    of value: Root,
    from payload: Any.Type,
    isIndirect: Bool
  ) -> Value? {
    func open<Payload>(_: Payload.Type) -> Value? {
      self.payload(of: value, as: Payload.self, isIndirect: isIndirect) as? Value
    }
    return _openExistential(payload, do: open)
  }
}
