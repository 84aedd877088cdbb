import Foundation

#if canImport(Glibc)
import CMalloc
#endif

/// The memory that this process has and may have.
package enum ProcessMemory {
  /// The bytes that the process has allocated and not freed.
  ///
  /// The C library counts them in each of its arenas, in some microseconds. Other C libraries than glibc do not count,
  /// and it is 0 there, which no limit is below.
  package static func allocatedBytes() -> Int {
    #if canImport(Glibc)
    let information = mallinfo2()
    return Int(information.uordblks + information.hblkhd)
    #else
    return 0
    #endif
  }

  /// Half of the memory that the process may have, in bytes.
  package static let halfOfAll: Int = {
    let machine = Int(clamping: ProcessInfo.processInfo.physicalMemory)
    return min(machine, controlGroupLimit() ?? machine) / 2
  }()

  /// The bytes that the processes of a container may have, or `nil` if no limit is set.
  private static func controlGroupLimit() -> Int? {
    let files = ["/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"]
    return files.lazy.compactMap(limit(inFile:)).first
  }

  /// The number in a file of a control group, or `nil` if there is no such file or it says "max".
  static func limit(inFile path: String) -> Int? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    return Int(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
