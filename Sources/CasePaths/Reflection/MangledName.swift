/// The names under which the compiler records types.
enum MangledName {
  /// The length of a name that ends with a zero, and may have zeros inside references.
  static func length(_ name: UnsafePointer<UInt8>) -> Int {
    var end = 0
    while name[end] != 0 {
      switch name[end] {
      case 0x01...0x17:
        end += 1 + MemoryLayout<Int32>.size
      case 0x18...0x1F:
        end += 1 + MemoryLayout<UInt>.size
      default:
        end += 1
      }
    }
    return end
  }

  /// Whether a name stands for a parameter of the generic type in which it is used.
  ///
  /// The forms are `x` for the first and `q_`, `q0_` … for the others, `qd_` … in an outer type.
  static func isGenericParameter(_ name: UnsafePointer<UInt8>, length: Int) -> Bool {
    switch (name[0], length) {
    case (UInt8(ascii: "x"), 1):
      true
    case (UInt8(ascii: "q"), 2...):
      (1..<length).allSatisfy { "0123456789d_".utf8.contains(name[$0]) }
    default:
      false
    }
  }
}
