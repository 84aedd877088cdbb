/// The types that conform to a protocol in all images that are loaded into the process.
///
/// The compiler writes a record for each conformance, and the runtime lists the places of those records.
package struct Conformances {
  private let conformedProtocol: UnsafeRawPointer?
  private let layout: ConformanceLayout
  private let memory: ReadableMemory

  /// - Parameters:
  ///   - existential: The protocol, as `(any P).self`.
  ///   - layout: The layout of conformances. If it is not known, the result is `nil`.
  package init?(to existential: Any.Type, layout: ConformanceLayout? = .current) {
    guard let layout else { return nil }
    self.init(to: existential, layout, in: .trusted)
  }

  init(to existential: Any.Type, _ layout: ConformanceLayout, in memory: ReadableMemory) {
    self.layout = layout
    self.memory = memory
    conformedProtocol = TypeMetadata(existential, layout.metadata).firstProtocolAddress
  }

  /// The types, without generic ones, each of which stands for many.
  package var types: [Any.Type] {
    descriptors.compactMap { descriptor($0).type(in: memory) }
  }

  /// Whether no type conforms, generic ones included.
  package var isEmpty: Bool { descriptors.isEmpty }

  /// The records of the types.
  var descriptors: [UnsafeRawPointer] {
    MetadataSections.conformances(layout, in: memory).compactMap(typeDescriptor)
  }

  private func typeDescriptor(of record: UnsafeRawPointer) -> UnsafeRawPointer? {
    guard memory.contains(record - 8, count: 32), isOfProtocol(record),
      let target = record.target(at: layout.type)
    else { return nil }
    // Three bits of the flags say whether the reference leads to the descriptor or to a reference to it.
    switch (record.uint32(at: layout.flags) >> 3) & 7 {
    case 0: return target
    case 1: return memory.contains(target) ? target.pointer(at: 0) : nil
    default: return nil
    }
  }

  private func isOfProtocol(_ record: UnsafeRawPointer) -> Bool {
    guard let target = record.target(at: layout.conformedProtocol) else { return false }
    if target == conformedProtocol { return true }
    // An odd distance leads to a reference.
    let reference = target - 1
    let isIndirect = record.uint32(at: layout.conformedProtocol) & 1 == 1
    return isIndirect && memory.contains(reference) && reference.pointer(at: 0) == conformedProtocol
  }

  private func descriptor(_ pointer: UnsafeRawPointer) -> ContextDescriptor {
    ContextDescriptor(pointer: pointer, layout: layout.descriptor)
  }
}
