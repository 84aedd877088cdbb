/// The offsets in the record that the runtime keeps for a type.
///
/// The record's parts after the kind depend on the kind. A metatype is the address of the record.
package struct MetadataLayout: Sendable {
  private static let word = Int8(MemoryLayout<UInt>.size)

  package var witnessTable: Int8 = -word
  package var kind: Int8 = 0
  /// The descriptor of a struct or enum.
  package var descriptor = word
  /// The first generic argument of a struct or enum.
  package var genericArguments = 2 * word
  /// The type in an optional.
  package var wrapped = 2 * word
  /// The type whose type a metatype is.
  package var instance = word
  package var functionFlags = word
  package var functionResult = 2 * word
  package var tupleCount = word
  package var tupleElements = 3 * word
  package var tupleStride = 2 * word
  /// The first protocol of an existential type, after two flags of four bytes.
  package var protocols = word + 8

  package init() {}

  /// The layout of this process, or `nil` if its types are laid out differently.
  package static let current = Self().verified()

  /// The layout if types that are known here have it.
  package func verified() -> Self? {
    hasKinds && hasParts && hasDescriptors ? self : nil
  }
}

extension MetadataLayout {
  private var hasKinds: Bool {
    let kinds: [(Any.Type, TypeMetadata.Kind)] = [
      (Int.self, .struct), (ProbeEnum.self, .enum), (Int?.self, .optional),
      ((Int, String).self, .tuple), (((Int) -> String).self, .function), (Int.Type.self, .metatype),
      ((any ProbeProtocol).self, .existential),
    ]
    return kinds.allSatisfy { TypeMetadata($0, self).kind == $1 }
  }

  private var hasParts: Bool {
    let tuple = TypeMetadata((Int, String).self, self)
    return tuple.tupleCount == 2
      && (0..<2).map(tuple.tupleElementAddress) == addresses(Int.self, String.self)
      && TypeMetadata(Int.Type.self, self).instanceAddress == address(Int.self)
      && TypeMetadata(Int?.self, self).wrappedAddress == address(Int.self)
      && TypeMetadata((() -> Void).self, self).isFunctionOfNothing
      && !TypeMetadata((() -> Int).self, self).isFunctionOfNothing
      && !TypeMetadata(((Int) -> Void).self, self).isFunctionOfNothing
  }

  private var hasDescriptors: Bool {
    let first = TypeMetadata(ProbePair<Int, String>.self, self)
    let second = TypeMetadata(ProbePair<String, Int>.self, self)
    let other = TypeMetadata(Int.self, self)
    return first.descriptorAddress.map { ReadableMemory.checked().contains($0) } ?? false
      && first.descriptorAddress == second.descriptorAddress
      && first.descriptorAddress != other.descriptorAddress
      && arguments(of: first) == addresses(Int.self, String.self)
      && arguments(of: second) == addresses(String.self, Int.self)
  }

  private func arguments(of metadata: TypeMetadata) -> [UnsafeRawPointer?] {
    [0, Self.word].map { metadata.genericArguments.pointer(at: $0) }
  }

  private func addresses(_ types: Any.Type...) -> [UnsafeRawPointer?] {
    types.map(address)
  }

  private func address(_ type: Any.Type) -> UnsafeRawPointer {
    TypeMetadata(type, self).pointer
  }
}
