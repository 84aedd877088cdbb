extension EnumWitnesses {
  /// The payload that is in a box, which is an object with a header of two words.
  ///
  /// - Parameters:
  ///   - value: A value of a case with an indirect payload.
  ///   - tagBits: The bits of its first word that belong to the tag.
  ///   - type: The type of the payload.
  /// - Returns: The payload, which stays as long as the value does.
  func boxedPayload<Root, Value>(
    of value: UnsafePointer<Root>,
    without tagBits: UInt,
    as type: Value.Type
  ) -> UnsafePointer<Value> {
    let word = UnsafeRawPointer(value).load(as: UInt.self) ^ tagBits
    // Not nil: a value of this case always refers to a box.
    return (UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped + 2 * MemoryLayout<UInt>.size)
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
  func payload<Root, Value>(of value: Root, as type: Value.Type, isIndirect: Bool) -> Value {
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
  func castPayload<Root, Value>(
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
