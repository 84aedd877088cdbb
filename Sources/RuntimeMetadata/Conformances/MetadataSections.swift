#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The runtime's list of the records in each image.
enum MetadataSections {
  private typealias Visit =
    @convention(c) (_ sections: UnsafeRawPointer, _ context: UnsafeMutableRawPointer) -> Bool
  private typealias Enumerate =
    @convention(c) (_ visit: Visit, _ context: UnsafeMutableRawPointer) -> Void

  /// The records of the conformances of all images.
  ///
  /// There are none where the system's own loader lists the records, as on Apple's platforms.
  static func conformances(
    _ layout: ConformanceLayout,
    in memory: ReadableMemory
  ) -> [UnsafeRawPointer] {
    all().flatMap { sections -> [UnsafeRawPointer] in
      let length = sections.word(at: layout.sectionLength)
      guard let start = sections.pointer(at: layout.sectionStart), length < 1 << 30,
        memory.contains(start, count: Int(length))
      else { return [] }
      return stride(from: 0, to: Int(length), by: 4).compactMap { (start + $0).target(at: 0) }
    }
  }

  private static func all() -> [UnsafeRawPointer] {
    guard let function = dlsym(dlopen(nil, RTLD_LAZY), "swift_enumerateAllMetadataSections")
    else { return [] }
    let enumerate = unsafeBitCast(function, to: Enumerate.self)
    var all: [UnsafeRawPointer] = []
    withUnsafeMutablePointer(to: &all) { all in
      enumerate(
        { sections, context in
          context.assumingMemoryBound(to: [UnsafeRawPointer].self).pointee.append(sections)
          return true
        },
        all
      )
    }
    return all
  }
}
