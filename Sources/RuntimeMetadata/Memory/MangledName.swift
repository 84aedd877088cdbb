/// The name under which the compiler records a type, which may contain references to parts of the type.
struct MangledName {
  private let start: UnsafePointer<UInt8>
  private let length: Int

  /// Measures the name at a place; `nil` if no name is there.
  ///
  /// The name ends with a zero. The references inside may contain zeros themselves.
  init?(at start: UnsafeRawPointer, in memory: ReadableMemory) {
    var length = 0
    while true {
      guard length < 4096, memory.contains(start + length, count: 1) else { return nil }
      let byte = start.load(fromByteOffset: length, as: UInt8.self)
      guard byte != 0 else { break }
      length += Self.width(of: byte)
    }
    self.start = start.assumingMemoryBound(to: UInt8.self)
    self.length = length
  }

  /// The number of bytes of a character, or of a reference with its address.
  private static func width(of byte: UInt8) -> Int {
    switch byte {
    case 0x01...0x17: 1 + MemoryLayout<Int32>.size
    case 0x18...0x1F: 1 + MemoryLayout<UInt>.size
    default: 1
    }
  }

  /// The name as text, with replacement characters for references.
  var text: String {
    String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
  }

  /// Whether the name stands for a parameter of the generic type in which it is used.
  ///
  /// The forms are `x` for the first and `q_`, `q0_` … for the others, `qd_` … in an outer type.
  var isGenericParameter: Bool {
    switch (start[0], length) {
    case (UInt8(ascii: "x"), 1):
      true
    case (UInt8(ascii: "q"), 2...):
      (1..<length).allSatisfy { "0123456789d_".utf8.contains(start[$0]) }
    default:
      false
    }
  }

  /// Whether the type may be one whose values have another form in memory, such as a variable's box.
  var isSpecial: Bool {
    contains(UInt8(ascii: "X"))
  }

  /// Whether the type is an escaping function as the compiler lowers it, which the runtime cannot look up.
  var isLoweredFunction: Bool {
    guard length > 0, start[length - 1] == UInt8(ascii: "_") else { return false }
    return (0..<max(length - 2, 0)).contains {
      start[$0] == UInt8(ascii: "I") && start[$0 + 1] == UInt8(ascii: "e")
        && start[$0 + 2] == UInt8(ascii: "g")
    }
  }

  /// Looks up the type.
  ///
  /// - Parameter metadata: The generic type in which the name is used, if it is used in one.
  /// - Returns: `nil` if the runtime does not find the type by its name.
  func type(in metadata: TypeMetadata? = nil) -> Any.Type? {
    _getTypeByMangledNameInContext(
      start,
      UInt(length),
      genericContext: metadata?.descriptor,
      genericArguments: metadata?.genericArguments
    )
  }

  /// Whether a character is in the name, outside the addresses of its symbolic references.
  private func contains(_ character: UInt8) -> Bool {
    var index = 0
    while index < length {
      if start[index] == character { return true }
      index += Self.width(of: start[index])
    }
    return false
  }
}
