import Foundation
import Testing

@testable import BrowserHost

struct ProcessMemoryTests {
  #if canImport(Glibc)
  @Test func allocatedBytesGrowWithAnAllocation() {
    let before = ProcessMemory.allocatedBytes()
    // Larger than all that other tests free meanwhile.
    let size = 512 << 20
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    #expect(ProcessMemory.allocatedBytes() - before > size / 2)
    memory.deallocate()
  }
  #endif

  @Test func limitIsHalfOfTheMachinesMemoryAtMost() {
    #expect(ProcessMemory.halfOfAll > 0)
    #expect(ProcessMemory.halfOfAll <= Int(ProcessInfo.processInfo.physicalMemory / 2))
  }

  @Test func limitOfAContainerIsTheNumberInItsFile() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (text, limit) in [("1073741824\n", 1 << 30), ("max\n", nil)] {
      let file = folder.appending(path: "memory.max").path
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      #expect(ProcessMemory.limit(inFile: file) == limit)
    }
    #expect(ProcessMemory.limit(inFile: folder.appending(path: "none").path) == nil)
  }
}
