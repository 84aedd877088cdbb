/// The offsets in the record that the compiler writes for a declared type or protocol.
package struct DescriptorLayout: Sendable {
  package var flags: Int8 = 0
  package var name: Int8 = 8
  /// The function that returns the type; types alone have it and what follows.
  package var accessor: Int8 = 12
  package var fields: Int8 = 16

  package init() {}

  func isVerified(by metadata: MetadataLayout) -> Bool {
    let memory = ReadableMemory.checked()
    let type = descriptor(at: TypeMetadata(ProbeEnum.self, metadata).descriptorAddress)
    let generic = descriptor(at: TypeMetadata(ProbePair<Int, Int>.self, metadata).descriptorAddress)
    let existential = TypeMetadata((any ProbeProtocol).self, metadata)
    let conformance = descriptor(at: existential.firstProtocolAddress)
    // The accessor can only be tried by a call. Its neighbors show where it is.
    return accessor == name + 4 && fields == accessor + 4
      && type?.kind(in: memory) == .enum && type?.isGeneric == false
      && generic?.kind(in: memory) == .struct && generic?.isGeneric == true
      && conformance?.kind(in: memory) == .protocol
      && type?.name(in: memory) == "ProbeEnum" && generic?.name(in: memory) == "ProbePair"
      && conformance?.name(in: memory) == "ProbeProtocol"
  }

  private func descriptor(at address: UnsafeRawPointer?) -> ContextDescriptor? {
    address.map { ContextDescriptor(pointer: $0, layout: self) }
  }
}

/// The record that the compiler writes for a declared type or protocol.
struct ContextDescriptor {
  enum Kind: UInt32 {
    case `protocol` = 3
    case `class` = 16
    case `struct` = 17
    case `enum` = 18
  }

  let pointer: UnsafeRawPointer
  let layout: DescriptorLayout

  func kind(in memory: ReadableMemory) -> Kind? {
    guard memory.contains(pointer, count: 20) else { return nil }
    return Kind(rawValue: pointer.uint32(at: layout.flags) & 0x1F)
  }

  var isGeneric: Bool {
    pointer.uint32(at: layout.flags) & 0x80 != 0
  }

  func name(in memory: ReadableMemory) -> String? {
    guard let name = pointer.target(at: layout.name) else { return nil }
    return memory.text(at: name)
  }

  /// The records of the stored properties or cases.
  var fields: UnsafeRawPointer? {
    pointer.target(at: layout.fields)
  }

  /// The type, or `nil` if the declaration is a protocol or a generic type, which stands for many.
  func type(in memory: ReadableMemory) -> Any.Type? {
    typealias Accessor = @convention(c) (_ request: Int) -> UnsafeRawPointer
    switch kind(in: memory) {
    case .class, .struct, .enum: break
    case .protocol, nil: return nil
    }
    guard !isGeneric, let accessor = pointer.target(at: layout.accessor) else { return nil }
    // The accessor of a type without generic parameters is a C function of this type.
    return TypeMetadata.type(at: unsafeBitCast(accessor, to: Accessor.self)(0))
  }
}
