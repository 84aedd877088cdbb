import Foundation

/// Finds the types that conform to a protocol in all that is loaded into the process.
///
/// The compiler writes a record for each conformance, in a format that is part of Swift's stable ABI, and
/// the runtime lists the places of those records. A generic type is left out, as it stands for many.
struct ConformingTypes {
  private let descriptor: UnsafeRawPointer

  /// - Parameter existential: The protocol, as `(any P).self`.
  init(_ existential: Any.Type) {
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    // A word for the kind, two halves for flags and the number of protocols, the protocols.
    descriptor = metadata.load(
      fromByteOffset: MemoryLayout<Int>.size + 8,
      as: UnsafeRawPointer.self
    )
  }

  func all() -> [Any.Type] {
    ConformanceRecords.all().compactMap(type)
  }

  private func type(of record: UnsafeRawPointer) -> (Any.Type)? {
    guard record.indirectableTarget == descriptor else { return nil }
    let reference = record + 4
    // What kind of reference to a type follows is in three bits of the flags.
    switch (record.load(fromByteOffset: 12, as: UInt32.self) >> 3) & 7 {
    case 0: return reference.target.typeOfDescriptor
    case 1: return reference.target.load(as: UnsafeRawPointer.self).typeOfDescriptor
    default: return nil
    }
  }
}

/// The records of the conformances of all that is loaded into the process.
private enum ConformanceRecords {
  private typealias Visit =
    @convention(c) (_ sections: UnsafeRawPointer, _ context: UnsafeMutableRawPointer) -> Bool
  private typealias Enumerate =
    @convention(c) (_ visit: Visit, _ context: UnsafeMutableRawPointer) -> Void

  static func all() -> [UnsafeRawPointer] {
    // Missing where the system's own loader lists the records, as on Apple's platforms.
    guard let function = dlsym(dlopen(nil, RTLD_LAZY), "swift_enumerateAllMetadataSections")
    else { return [] }
    let enumerate = unsafeBitCast(function, to: Enumerate.self)
    var records: [UnsafeRawPointer] = []
    withUnsafeMutablePointer(to: &records) { records in
      enumerate(
        { sections, context in
          let words = sections.assumingMemoryBound(to: Int.self)
          // A version, the image, two unused words; then a start and a length for each section, of
          // which that of the conformances is the second.
          guard let start = UnsafeRawPointer(bitPattern: words[6]) else { return true }
          let records = stride(from: start, to: start + words[7], by: 4).map(\.target)
          context.assumingMemoryBound(to: [UnsafeRawPointer].self).pointee += records
          return true
        },
        records
      )
    }
    return records
  }
}

extension UnsafeRawPointer {
  /// What the offset here leads to.
  fileprivate var target: UnsafeRawPointer {
    self + Int(load(as: Int32.self))
  }

  /// What the offset here leads to, directly or by a pointer.
  fileprivate var indirectableTarget: UnsafeRawPointer? {
    let offset = Int(load(as: Int32.self))
    guard offset & 1 == 1 else { return self + offset }
    return (self + (offset & ~1)).load(as: UnsafeRawPointer?.self)
  }

  /// The type that is described here, or nil if it is generic.
  fileprivate var typeOfDescriptor: (Any.Type)? {
    typealias Accessor = @convention(c) (_ request: Int) -> UnsafeRawPointer
    let isGeneric = load(as: UInt32.self) & 0x80 != 0
    guard !isGeneric else { return nil }
    let accessor = unsafeBitCast((self + 12).target, to: Accessor.self)
    return unsafeBitCast(accessor(0), to: Any.Type.self)
  }
}
