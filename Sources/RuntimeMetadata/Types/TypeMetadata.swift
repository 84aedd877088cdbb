/// The record that the runtime keeps for a type.
///
/// NB: `@unchecked Sendable` holds because the runtime neither changes nor frees records.
package struct TypeMetadata: @unchecked Sendable {
  package enum Kind: UInt {
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
  private let layout: MetadataLayout

  /// Finds the record of a type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - layout: The layout of records, or `nil` if it is not known. Then there is no result either.
  package init?(_ type: Any.Type, layout: MetadataLayout? = .current) {
    guard let layout else { return nil }
    self.init(type, layout)
  }

  init(_ type: Any.Type, _ layout: MetadataLayout) {
    // A metatype is the address of its record.
    pointer = unsafeBitCast(type, to: UnsafeRawPointer.self)
    self.layout = layout
  }

  /// The kind of the type, or `nil` for a kind that no reader handles.
  package var kind: Kind? {
    Kind(rawValue: pointer.word(at: layout.kind))
  }

  /// The record that describes a struct or enum without its generic arguments.
  package var descriptor: UnsafeRawPointer {
    // Not nil: each struct and enum has one.
    descriptorAddress.unsafelyUnwrapped
  }

  /// The generic arguments of a struct or enum.
  var genericArguments: UnsafeRawPointer {
    pointer.at(layout.genericArguments)
  }

  /// The type in an optional.
  package var wrapped: Any.Type {
    Self.type(at: wrappedAddress)
  }

  /// The type that a metatype is the type of.
  package var instanceType: Any.Type {
    Self.type(at: instanceAddress)
  }

  /// The types in a tuple, without labels.
  package var tupleElements: [Any.Type] {
    (0..<Int(tupleCount)).map { Self.type(at: tupleElementAddress($0)) }
  }

  /// Whether this is a function type without parameters and without a result.
  package var isFunctionOfNothing: Bool {
    let parameterCount = pointer.word(at: layout.functionFlags) & 0xFFFF
    return parameterCount == 0
      && pointer.pointer(at: layout.functionResult) == TypeMetadata(Void.self, layout).pointer
  }

  /// The type whose record is at an address.
  static func type(at address: UnsafeRawPointer?) -> Any.Type {
    unsafeBitCast(address, to: Any.Type.self)
  }
}

/// Addresses that are compared while it is not known whether the layout is right.
extension TypeMetadata {
  var witnessTable: UnsafeRawPointer? {
    pointer.pointer(at: layout.witnessTable)
  }

  var descriptorAddress: UnsafeRawPointer? {
    pointer.pointer(at: layout.descriptor)
  }

  var wrappedAddress: UnsafeRawPointer? {
    pointer.pointer(at: layout.wrapped)
  }

  var instanceAddress: UnsafeRawPointer? {
    pointer.pointer(at: layout.instance)
  }

  var tupleCount: UInt {
    pointer.word(at: layout.tupleCount)
  }

  var firstProtocolAddress: UnsafeRawPointer? {
    pointer.pointer(at: layout.protocols)
  }

  func tupleElementAddress(_ index: Int) -> UnsafeRawPointer? {
    (pointer.at(layout.tupleElements) + index * Int(layout.tupleStride)).pointer(at: 0)
  }
}
