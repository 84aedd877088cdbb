import Testing

@testable import BrowserHost

struct InflateTests {
  private static let limit = 100_000

  /// The compressed forms of "Hello" that RFC 7692 lists: with fixed codes, stored, and with a last block.
  @Test(
    arguments: [
      [0xF2, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00],
      [0x00, 0x05, 0x00, 0xFA, 0xFF, 0x48, 0x65, 0x6C, 0x6C, 0x6F, 0x00],
      [0xF3, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00, 0x00],
      [0xF2, 0x48, 0x05, 0x00, 0x00, 0x00, 0xFF, 0xFF, 0xCA, 0xC9, 0xC9, 0x07, 0x00],
    ] as [[UInt8]]
  )
  func messageOfTheProtocolIsRead(bytes: [UInt8]) throws {
    #expect(try Inflate.message(bytes, limit: Self.limit) == Array("Hello".utf8))
  }

  @Test(arguments: [0, 1, 4095, 4096, 4097, 65_536, limit])
  func messageIsTheSameAfterBoth(count: Int) throws {
    for period in [1, 7, 251] {
      let bytes = (0..<count).map { UInt8($0 % period) }
      let compressed = try #require(Deflate.message(bytes))
      #expect(try Inflate.message(compressed, limit: Self.limit) == bytes)
    }
  }

  @Test func messageThatGrowsAboveTheLimitIsRefused() throws {
    let bomb = try #require(Deflate.message([UInt8](repeating: 0, count: 50_000_000)))
    #expect(bomb.count < 300_000)
    #expect(throws: Inflate.Failure.tooLong) {
      try Inflate.message(bomb, limit: Self.limit)
    }
  }

  @Test func messageThatNoCompressorMakesIsRefused() {
    #expect(throws: Inflate.Failure.invalid) {
      try Inflate.message([0xFF, 0xFF, 0xFF], limit: Self.limit)
    }
  }
}
