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
}
