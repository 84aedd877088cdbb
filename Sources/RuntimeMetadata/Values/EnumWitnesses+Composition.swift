extension EnumWitnesses {
  /// Makes a value of a case without a payload.
  ///
  /// - Parameters:
  ///   - tag: The number of the case.
  ///   - type: The enum that the witnesses are for.
  /// - Returns: The value.
  package func value<Root>(tag: UInt32, of type: Root.Type) -> Root {
    withMemory(of: type) { injectTag(tag, into: $0) }
  }

  /// Makes a value of a case from its payload.
  ///
  /// - Parameters:
  ///   - tag: The number of the case.
  ///   - type: The enum that the witnesses are for.
  ///   - payload: The payload. Its type is that of the case.
  ///   - isIndirect: Whether the enum refers to its payload.
  /// - Returns: The value, or `nil` if the payload is too large for the enum.
  package func value<Root, Payload>(
    tag: UInt32,
    of type: Root.Type,
    payload: Payload,
    isIndirect: Bool
  ) -> Root? {
    guard !isIndirect else {
      // A case of any enum refers to its payload in the same way.
      return value(tag: tag, of: type, stored: ProbeBox.value(payload))
    }
    return value(tag: tag, of: type, stored: payload)
  }

  private func value<Root, Stored>(tag: UInt32, of type: Root.Type, stored: Stored) -> Root? {
    guard MemoryLayout<Stored>.size <= MemoryLayout<Root>.size else { return nil }
    return withMemory(of: type) {
      $0.initializeMemory(as: Stored.self, to: stored)
      injectTag(tag, into: $0)
    }
  }

  private func withMemory<Root>(
    of _: Root.Type,
    _ initialize: (UnsafeMutableRawPointer) -> Void
  ) -> Root {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: max(MemoryLayout<Root>.stride, 1),
      alignment: MemoryLayout<Root>.alignment
    )
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Root>.stride)
    initialize(memory)
    return memory.assumingMemoryBound(to: Root.self).move()
  }
}

/// An enum that refers to its payload.
enum ProbeBox<Payload> {
  indirect case value(Payload)
}
