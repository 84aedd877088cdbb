extension EnumWitnesses {
  /// Lends the payload of a value, which stays as it is.
  ///
  /// - Parameters:
  ///   - value: A value of the enum that the witnesses are for.
  ///   - type: The type of the payload that it has.
  ///   - isIndirect: Whether the enum refers to its payload.
  ///   - body: What to do with the payload.
  /// - Returns: What `body` returns.
  func withPayload<Root, Value, Result>(
    of value: UnsafePointer<Root>,
    as type: Value.Type,
    isIndirect: Bool,
    _ body: (UnsafePointer<Value>) -> Result
  ) -> Result {
    // Projecting destroys the value, so it has to be a copy.
    withUnsafeTemporaryAllocation(byteCount: max(size, 1), alignment: alignment) { buffer in
      // Not nil, because there is at least one byte.
      let copy = buffer.baseAddress.unsafelyUnwrapped
      guard isBitwiseTakable else {
        return withPayload(of: value, copiedTo: copy, isIndirect: isIndirect, body)
      }
      // The bytes are borrowed: the value lives on, and its copy is forgotten.
      copy.copyMemory(from: value, byteCount: size)
      projectPayload(of: copy)
      return body(payload(at: copy, isIndirect: isIndirect))
    }
  }

  private func withPayload<Root, Value, Result>(
    of value: UnsafePointer<Root>,
    copiedTo copy: UnsafeMutableRawPointer,
    isIndirect: Bool,
    _ body: (UnsafePointer<Value>) -> Result
  ) -> Result {
    let root = copy.initializeMemory(as: Root.self, from: value, count: 1)
    let tag = tag(of: copy)
    projectPayload(of: copy)
    defer {
      injectTag(tag, into: copy)
      root.deinitialize(count: 1)
    }
    return body(payload(at: copy, isIndirect: isIndirect))
  }

  private func payload<Value>(
    at pointer: UnsafeMutableRawPointer,
    isIndirect: Bool
  ) -> UnsafePointer<Value> {
    guard isIndirect else {
      // The caller knows the type of the payload.
      return UnsafePointer(pointer.assumingMemoryBound(to: Value.self))
    }
    // The payload is a reference to a box: an object with the value behind its header of two words.
    let box = pointer.load(as: UnsafeRawPointer.self)
    return (box + 2 * MemoryLayout<UInt>.size)
      .alignedUp(for: Value.self)
      .assumingMemoryBound(to: Value.self)
  }
}
