import BrowserHost
import Testing
import ViewCore

/// All bytes of a page become a message or an error, and never end the process.
struct ClientMessageFuzzTests {
  @Test(arguments: 0..<20)
  func decoderSurvivesRandomBytes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let count = Int.random(in: 0..<64, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      _ = try? ClientMessage(decoding: bytes)
    }
  }

  @Test(arguments: 0..<20)
  func decoderSurvivesDamagedMessages(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let id = SessionID.make()
    let honest = [
      "[\(Opcode.event.rawValue),12,34,56,2,\"a\\u00e9\\ud83d\\ude00\\n\"]",
      "[\(Opcode.event.rawValue),12,34,56,4,true]",
      "[\(Opcode.event.rawValue),12,34,0,1024,\"56 12.5 40 7 0 1e3\"]",
      "[\(Opcode.event.rawValue),12,34,56,16384,\"m 1 -2 3.5 40 0 -7\"]",
      "[\(Opcode.hello.rawValue),\"de-AT\",\"Europe/Vienna\"]",
      "[\(Opcode.resume.rawValue),\"\(id)\",3]",
    ].map { Array($0.utf8) }
    let pieces = Array("[]{}\",:\\u0123456789-+.eEtfn \u{7F}é".utf8)
    for _ in 0..<500 {
      var bytes = honest.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        let piece = pieces.randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[index] = piece
        case 1: bytes.insert(piece, at: index)
        case 2: bytes.remove(at: index)
        default: bytes.removeSubrange(index...)
        }
      }
      _ = try? ClientMessage(decoding: bytes)
    }
  }

  @Test func decoderReadsALargeMessageInTimeProportionalToIt() throws {
    let text = String(repeating: "x", count: 60_000)
    let message = "[\(Opcode.event.rawValue),1,0,1,2,\"\(text)\"]"
    let decoded = try ClientMessage(decoding: Array(message.utf8))
    #expect(decoded == .event(PageEvent(number: 1, received: 0, node: 1, event: .input(text))))
  }
}

/// SplitMix64: the same numbers for the same seed on every machine.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
