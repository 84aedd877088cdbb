/// What the runtime knows about a type, read from where the type itself points to.
///
/// The layout is part of Swift's stable binary interface, and the same on every platform.
///
/// NB: `@unchecked Sendable` holds because the runtime neither changes nor frees metadata.
struct TypeMetadata: @unchecked Sendable {
  enum Kind: UInt {
    case `class` = 0
    case `struct` = 0x200
    case `enum` = 0x201
    case optional = 0x202
    case foreignClass = 0x203
    case tuple = 0x301
    case function = 0x302
    case existential = 0x303
    case metatype = 0x304
    case existentialMetatype = 0x306
  }

  let pointer: UnsafeRawPointer
  private let type: Any.Type

  init(_ type: Any.Type) {
    self.type = type
    // A metatype is the address of its metadata.
    pointer = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// What sort of type this is, or `nil` for one that no case path has to tell from others.
  var kind: Kind? {
    Kind(rawValue: word(0))
  }

  /// How many bytes a value takes.
  var size: Int {
    func open<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: open)
  }

  /// What describes a struct or enum, with no regard to its generic arguments.
  var descriptor: UnsafeRawPointer {
    pointer(1)
  }

  /// The generic arguments of a struct or enum.
  var genericArguments: UnsafeRawPointer {
    pointer + 2 * Self.wordSize
  }

  /// The type in an optional.
  var wrapped: Any.Type {
    type(2)
  }

  /// The type that a metatype is the type of.
  var instanceType: Any.Type {
    type(1)
  }

  /// The types in a tuple; labels do not matter.
  var tupleElements: [Any.Type] {
    (0..<Int(word(1))).map { type(3 + 2 * $0) }
  }

  /// Whether this is a function type without parameters and without a result.
  var isFunctionOfNothing: Bool {
    let parameterCount = word(1) & 0xFFFF
    return parameterCount == 0 && type(2) == Void.self
  }

  private static var wordSize: Int { MemoryLayout<UInt>.size }

  // Each of these reads a word that the layout of the kind at hand promises.

  private func word(_ index: Int) -> UInt {
    pointer.load(fromByteOffset: index * Self.wordSize, as: UInt.self)
  }

  private func pointer(_ index: Int) -> UnsafeRawPointer {
    pointer.load(fromByteOffset: index * Self.wordSize, as: UnsafeRawPointer.self)
  }

  private func type(_ index: Int) -> Any.Type {
    pointer.load(fromByteOffset: index * Self.wordSize, as: Any.Type.self)
  }
}
