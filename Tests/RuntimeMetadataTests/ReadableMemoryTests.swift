import Foundation
import Testing

@testable import RuntimeMetadata

@Suite struct ReadableMemoryTests {
  @Test func memoryOfTheProcessCanBeRead() {
    let memory = ReadableMemory.checked()
    let numbers = Array(0..<10_000)
    numbers.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      #expect(memory.contains(start, count: bytes.count))
    }
  }

  @Test(arguments: [0x8, 0xdead_0000, UInt.max - 64])
  func addressesWithoutMemoryCannotBeRead(_ address: UInt) throws {
    let start = try #require(UnsafeRawPointer(bitPattern: address))
    #expect(!ReadableMemory.checked().contains(start))
    #expect(ReadableMemory.checked().text(at: start) == nil)
    #expect(MangledName(at: start, in: ReadableMemory.checked()) == nil)
  }

  /// The four bytes behind 0x01 are an address, and those of this one are letters.
  @Test func lettersInTheAddressOfAReferenceAreNotOfTheName() throws {
    let bytes: [UInt8] = [0x01, 0x58, 0x58, 0x58, 0x58, UInt8(ascii: "G"), 0]
    try bytes.withUnsafeBytes { bytes in
      let start = try #require(bytes.baseAddress)
      let name = try #require(MangledName(at: start, in: ReadableMemory.checked()))
      #expect(!name.isSpecial)
    }
    let special: [UInt8] = [0x01, 0, 0, 0, 0, 0x58, 0]
    try special.withUnsafeBytes { bytes in
      let start = try #require(bytes.baseAddress)
      let name = try #require(MangledName(at: start, in: ReadableMemory.checked()))
      #expect(name.isSpecial)
    }
  }

  /// A protected page cannot be read until the system allows it.
  @Test func protectedPageCannotBeRead() throws {
    let size = Int(getpagesize())
    let flags = MAP_PRIVATE | MAP_ANON
    let pages = try #require(mmap(nil, 3 * size, PROT_READ | PROT_WRITE, flags, -1, 0))
    defer { munmap(pages, 3 * size) }
    // A page without a zero is a path without an end.
    memset(pages, 0x61, 3 * size)
    mprotect(pages + size, size, PROT_NONE)
    let memory = ReadableMemory.checked()
    #expect(memory.contains(pages, count: size))
    #expect(!memory.contains(pages + size - 1, count: 2))
    #expect(!memory.contains(pages + size, count: 1))
    #expect(memory.contains(pages + 2 * size, count: size))

    mprotect(pages + size, size, PROT_READ)
    #expect(memory.contains(pages, count: 3 * size))
  }
}
