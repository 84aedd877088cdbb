import BrowserHost
import Foundation
import Fuzzing
import Testing
import ViewCore

/// All bytes of a page become a message or an error, and all texts of an app become JSON.
@MainActor
struct DecoderFuzzTests {
  private let pieces = Array("[]{}\",:\\u0123456789-+.eEtfn \u{7F}é".utf8)
  private let honest =
    (EventKinds.named.map { $0.kind.sampleMessage() } + [
      "[\(Opcode.event.rawValue),12,34,56,2,\"a\\u00e9\\ud83d\\ude00\\n\"]",
      "[\(Opcode.event.rawValue),12,34,56,\(EventKinds.load.rawValue),\"\"]",
      "[\(Opcode.event.rawValue),12,34,56,\(EventKinds.key.rawValue),\"r 0  \"]",
      "[\(Opcode.hello.rawValue),\"de-AT\",\"Europe/Vienna\",true,\"/a%20b?c=d\"]",
      "[\(Opcode.hello.rawValue),\"de\",\"UTC\",false,\"/\",\"1 0 2.5 1 17 0 0 34 0 0\"]",
      "[\(Opcode.resume.rawValue),\"\(SessionID.make())\",3,2]",
      "[\(Opcode.acknowledge.rawValue),3]", "[\(Opcode.ping.rawValue)]",
      "[\(Opcode.leave.rawValue)]",
    ])
    .map { Array($0.utf8) }

  /// Damage to a message that is refused anyway would try nothing.
  @Test func honestMessagesAreValid() throws {
    for message in honest {
      let decoded = try ClientMessage(decoding: message)
      if case .invalidEvent = decoded { Issue.record("\(decoded)") }
    }
  }

  @Test func decoderSurvivesRandomBytes() async throws {
    await Fuzzer("decoder-random", runs: 3000).run { random in
      _ = try? ClientMessage(decoding: random.bytes(upTo: 64))
    }
  }

  @Test func decoderSurvivesDamagedMessages() async throws {
    await Fuzzer("decoder-damaged", runs: 3000).run { random in
      var bytes = random.pick(honest)
      random.damage(&bytes, with: pieces)
      let (first, second) = (decoded(bytes), decoded(bytes))
      guard first == second else { throw Fuzzer.Failure("The same bytes are another message.") }
      switch first {
      case .failure(.malformed(let position)), .failure(.nested(let position)):
        guard (0...bytes.count).contains(position) else {
          throw Fuzzer.Failure("The error is at byte \(position) of \(bytes.count).")
        }
      default: break
      }
    }
  }

  private func decoded(_ bytes: [UInt8]) -> Result<ClientMessage, ClientMessageError> {
    Result { () throws(ClientMessageError) in try ClientMessage(decoding: bytes) }
  }

  @Test func everyTextBecomesJSON() async throws {
    await Fuzzer("json-writer", runs: 2000).run { random in
      let (text, name) = (random.anyText(), random.anyText())
      let node = random.int(0...1 << 53)
      let element = Element("p", attributes: [.init("title", name)], text: text)
      let patches: [Patch] = [
        .setText(node: node, text),
        .setAttribute(node: 1, name: name, value: text),
        .insert(ElementTree(id: 2, element: element), into: 0, before: nil),
      ]
      let bytes = ServerFrame(number: 1, .patches(patches)).encoded()
      let frame = try JSONSerialization.jsonObject(with: Data(bytes)) as? [Any]
      let (first, second) = (frame?[2] as? [Any], frame?[3] as? [Any])
      guard first?[1] as? Int == node, first?[2] as? String == text,
        second?[2] as? String == name, second?[3] as? String == text
      else { throw Fuzzer.Failure("The frame is \(String(decoding: bytes, as: UTF8.self))") }
    }
  }

  @Test func decoderReadsALargeMessageWhole() throws {
    let text = String(repeating: "x", count: 60_000)
    let message = "[\(Opcode.event.rawValue),1,0,1,2,\"\(text)\"]"
    let decoded = try ClientMessage(decoding: Array(message.utf8))
    #expect(decoded == .event(PageEvent(number: 1, received: 0, node: 1, event: .input(text))))
  }
}
