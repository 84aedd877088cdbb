extension UnsafeRawPointer {
  /// The address at a distance that a layout names.
  @inline(__always)
  func at(_ offset: Int8) -> UnsafeRawPointer {
    self + Int(offset)
  }

  func word(at offset: Int8) -> UInt {
    loadUnaligned(fromByteOffset: Int(offset), as: UInt.self)
  }

  func uint32(at offset: Int8) -> UInt32 {
    loadUnaligned(fromByteOffset: Int(offset), as: UInt32.self)
  }

  func uint16(at offset: Int8) -> UInt16 {
    loadUnaligned(fromByteOffset: Int(offset), as: UInt16.self)
  }

  func pointer(at offset: Int8) -> UnsafeRawPointer? {
    loadUnaligned(fromByteOffset: Int(offset), as: UnsafeRawPointer?.self)
  }

  /// The target of a reference that is stored as the distance from itself; `nil` for a distance of zero.
  func target(at offset: Int8) -> UnsafeRawPointer? {
    let reference = at(offset)
    let distance = reference.loadUnaligned(as: Int32.self)
    return distance == 0 ? nil : reference + Int(distance)
  }
}
