import BrowserHost
import Foundation
import Testing
import ViewCore

struct ClientMessageTests {
  @Test func decoderReadsEveryKindOfMessage() throws {
    let id = SessionID.make("f")
    #expect(try decode([.hello]) == .hello(PageSetting()))
    let path = try #require(AddressPath("/standups/1?edit=true"))
    let setting = PageSetting(locale: "en", timeZone: "UTC", isDark: true, path: path)
    let text = ["\"en\"", "\"UTC\"", "true", "\"\(path.text)\""].joined(separator: ",")
    #expect(try decode([.hello], text) == .hello(setting))
    var measured = setting
    measured.metrics = Self.metrics
    #expect(try decode([.hello], text, "\"0 1 1.5 1 24 47 1 34 2 1\"") == .hello(measured))
    #expect(
      try decode([.resume], "\"\(id)\"", "7", "2")
        == .resume(session: id, received: 7, connection: 2)
    )
    #expect(
      try decode([.resume], "\"\(id)\"", "0", "2", "5", text)
        == .resume(
          session: id,
          received: 0,
          connection: 2,
          RestorationRequest(saved: 5, setting: setting)
        )
    )
    #expect(try decode([.acknowledge], "3") == .acknowledge(received: 3))
    #expect(try decode([.ping]) == .ping)
    #expect(try decode([.leave]) == .leave)
  }

  @Test(arguments: [
    ("1", Event.click), ("2,\"Blob\"", .input("Blob")), ("4,true", .change(true)),
    ("4,false", .change(false)), ("8", .submit), ("16", .focus), ("32", .blur), ("64", .dismiss),
    ("128", .pushAgain), (#"256,"/a b?c""#, .openAddress("/a%20b?c")),
    (#"524288,"640 480.5""#, .load(CGSize(width: 640, height: 480.5))), (#"524288,"""#, .load(nil)),
    (#"1048576,"0 1 1.5 1 24 47 1 34 2 1""#, .metrics(metrics)), ("2097152,true", .hover(true)),
    ("33554432,false", .lift(false)),
    (#"67108864,"e 1 -2.5""#, .drop(.init(location: CGPoint(x: 1, y: -2.5), phase: .ended))),
    (#"134217728,"m 1 -2.5""#, .pointer(.init(location: CGPoint(x: 1, y: -2.5)))),
    ("268435456,true", .menu(true)),
    (#"536870912,"1 3""#, .select(.init(start: 1, end: 3))),
  ])
  func decoderReadsEveryKindOfEvent(text: String, event: Event) throws {
    #expect(
      try decode([.event], "1", "2", "3", text)
        == .event(PageEvent(number: 1, received: 2, node: 3, event: event))
    )
  }

  @Test func decoderReadsTheKeyOfAnEvent() throws {
    #expect(
      try decode([.event], "1", "2", "3", "1", "9007199254740991")
        == .event(
          PageEvent(number: 1, received: 2, node: 3, event: .click, key: 9_007_199_254_740_991)
        )
    )
    #expect(
      try decode([.event], "1", "2", "3", "2", "\"Blob\"", "0")
        == .event(PageEvent(number: 1, received: 2, node: 3, event: .input("Blob"), key: 0))
    )
    #expect(throws: ClientMessageError.outOfRange(field: "key")) {
      try decode([.event], "1", "2", "3", "1", "-1")
    }
    #expect(throws: ClientMessageError.wrongType(field: "key")) {
      try decode([.event], "1", "2", "3", "1", "\"key\"")
    }
    #expect(throws: ClientMessageError.unexpectedValue(afterFields: 6)) {
      try decode([.event], "1", "2", "3", "1", "7", "7")
    }
  }

  private static let metrics = WindowMetrics(
    hasCompactWidth: false,
    hasCompactHeight: true,
    displayScale: 1.5,
    reducesMotion: true,
    textSize: .xxxLarge,
    safeArea: EdgeInsets(top: 47, leading: 2, bottom: 34, trailing: 1),
    increasesContrast: true
  )

  @Test(
    arguments: [
      ("d 0 ArrowUp", "ArrowUp", KeyPress.Phases.down, []), ("r 2 A", "A", .repeat, .shift),
      ("u 20 Space", "Space", .up, [.control, .command]),
    ] as [(String, String, KeyPress.Phases, EventModifiers)]
  )
  func decoderReadsKeys(
    text: String,
    name: String,
    phase: KeyPress.Phases,
    modifiers: EventModifiers
  ) throws {
    let press = try #require(KeyPress(named: name, phase: phase, modifiers: modifiers))
    #expect(
      try decode([.event], "1", "2", "3", "4194304", "\"\(text)\"")
        == .event(PageEvent(number: 1, received: 2, node: 3, event: .key(press)))
    )
  }

  @Test(arguments: [
    "", "d", "d 0", "x 0 a", "d -1 a", "d 64 a", "d 128 a", "d 0 ", "d 0 Shift", "d 0 ab",
    "d 0 F5", "d a a",
  ])
  func decoderRefusesKeysThatDoNotExist(text: String) {
    #expect(throws: ClientMessageError.outOfRange(field: "value")) {
      try decode([.event], "1", "2", "3", "4194304", "\"\(text)\"")
    }
  }

  @Test(arguments: [
    "", "1 0 2 0 16", "2 0 2 0 16 0 0 0 0 0", "1 0.5 2 0 16 0 0 0 0 0", "1 0 0 0 16 0 0 0 0 0",
    "1 0 2 0 0 0 0 0 0 0", "1 0 2 0 nan 0 0 0 0 0", "1 0 2 0 1001 0 0 0 0 0",
    "1 0 -2 0 16 0 0 0 0 0",
    "1 0 2 0 16 0 0 0 0", "1 0 2 0 16 0 0 0 -1 0", "1 0 2 0 16 0 0 0 0 0.5",
    "1 0 2 0 16 0 0 0 0 0 1",
  ])
  func decoderRefusesMetricsThatNoWindowHas(text: String) {
    #expect(throws: ClientMessageError.outOfRange(field: "value")) {
      try decode([.event], "1", "2", "0", "1048576", "\"\(text)\"")
    }
    #expect(throws: ClientMessageError.outOfRange(field: "metrics")) {
      try decode([.hello], "\"en\"", "\"UTC\"", "true", "\"/\"", "\"\(text)\"")
    }
  }

  @Test(arguments: [
    "//evil.example/a", "/a#b", "/../a", "/" + String(repeating: "a", count: AddressPath.longest),
  ])
  func addressThatIsNotValidOpensTheFirstScreenOrNothing(address: String) throws {
    let hello = try decode([.hello], "\"\"", "\"\"", "false", "\"\(address)\"")
    #expect(hello == .hello(PageSetting()))
    #expect(throws: ClientMessageError.outOfRange(field: "value")) {
      try decode([.event], "1", "2", "0", "256", "\"\(address)\"")
    }
  }

  @Test func decoderReadsTheSizesOfManyElements() throws {
    let sizes = [
      Event.ElementSize(node: 12_345_678, size: CGSize(width: 12.5, height: 0)),
      Event.ElementSize(node: 2, size: CGSize(width: 1000, height: 40.25)),
    ]
    #expect(
      try decode([.event], "1", "2", "0", "1024", "\"12345678 12.5 0 2 1e3 40.25\"")
        == .event(PageEvent(number: 1, received: 2, node: 0, event: .sizes(sizes)))
    )
  }

  @Test(arguments: [
    (#""""#, ""), (#""a\"b\\c\/""#, #"a"b\c/"#), (#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"),
    (#""\u00e9\u0000""#, "é\0"), (#""\ud83d\ude00""#, "😀"), (#""한글 😀""#, "한글 😀"),
    (#""\ud83d""#, "\u{FFFD}"), (#""\ud83dx""#, "\u{FFFD}x"),
    (#""\ude00\ud83d""#, "\u{FFFD}\u{FFFD}"),
    (#""\ud83d\u0041""#, "\u{FFFD}A"),
  ])
  func readsTextsAsABrowserWritesThem(json: String, text: String) throws {
    #expect(
      try decode([.event], "1", "0", "1", "2", json)
        == .event(PageEvent(number: 1, received: 0, node: 1, event: .input(text)))
    )
  }

  @Test(arguments: [
    ("", ClientMessageError.malformed(at: 0)),
    ("null", .malformed(at: 0)),
    ("[", .malformed(at: 1)),
    ("[]", .missing(field: "opcode")),
    ("[1.5]", .malformed(at: 2)),
    ("[1,]", .malformed(at: 3)),
    ("[1] x", .malformed(at: 4)),
    ("[-]", .malformed(at: 1)),
    ("[99999999999999999999]", .malformed(at: 1)),
    ("[\"a\"]", .wrongType(field: "opcode")),
    ("[\"a]", .malformed(at: 4)),
    ("[\"\\x\"]", .malformed(at: 3)),
    ("[\"\\u12g4\"]", .malformed(at: 6)),
    ("[tru]", .malformed(at: 4)),
    ("[[1]]", .nested(at: 1)),
    ("[{}]", .nested(at: 1)),
    ("[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]", .tooManyValues),
    ("[0]", .unknownOpcode(0)),
    ("[-1]", .unknownOpcode(-1)),
    ("[1]", .unknownOpcode(1)),
    ("[9223372036854775807]", .unknownOpcode(.max)),
  ])
  func decoderRefusesTextThatIsNoMessage(text: String, error: ClientMessageError) {
    #expect(throws: error) { try ClientMessage(decoding: Array(text.utf8)) }
  }

  @Test func decoderRefusesMessagesWithWrongFields() {
    #expect(throws: ClientMessageError.missing(field: "received")) { try decode([.acknowledge]) }
    #expect(throws: ClientMessageError.outOfRange(field: "received")) {
      try decode([.acknowledge], "-1")
    }
    #expect(throws: ClientMessageError.unexpectedValue(afterFields: 6)) {
      try decode([.hello], "\"en\"", "\"UTC\"", "true", "\"/\"", "\"1 0 2 0 16 0 0 0 0 0\"", "1")
    }
    #expect(throws: ClientMessageError.wrongType(field: "metrics")) {
      try decode([.hello], "\"en\"", "\"UTC\"", "true", "\"/\"", "1")
    }
    #expect(throws: ClientMessageError.wrongType(field: "path")) {
      try decode([.hello], "\"en\"", "\"UTC\"", "true", "1")
    }
    #expect(throws: ClientMessageError.wrongType(field: "isDark")) {
      try decode([.hello], "\"en\"", "\"UTC\"", "1")
    }
    #expect(throws: ClientMessageError.wrongType(field: "locale")) { try decode([.hello], "1") }
    #expect(throws: ClientMessageError.missing(field: "timeZone")) {
      try decode([.hello], "\"en\"")
    }
    let sizes = [
      "", "7", "7 1", "7 1 2 3", "7 nan 1", "7 inf 1", "7  1", "7 a b", "0 1 2", "-7 1 2",
      "7.5 1 2",
      "x 1 2", "9223372036854775808 1 2",
    ]
    for size in sizes {
      #expect(throws: ClientMessageError.outOfRange(field: "value"), "\(size)") {
        try decode([.event], "1", "0", "0", "1024", "\"\(size)\"")
      }
    }
    for drag in ["", "m", "x 1 2 3 4 5 6", "m 1 2 3 4 5", "m1 2 3 4 5 6", "e 1 2 3 4 5 nan"] {
      #expect(throws: ClientMessageError.outOfRange(field: "value"), "\(drag)") {
        try decode([.event], "1", "0", "1", "16384", "\"\(drag)\"")
      }
    }
    for tap in ["", "1", "0 1 2", "1.5 1 2", "1 2 inf", "1 2 3 4"] {
      #expect(throws: ClientMessageError.outOfRange(field: "value"), "\(tap)") {
        try decode([.event], "1", "0", "1", "4096", "\"\(tap)\"")
      }
    }
    for value in ["", "0", "1 x", "1  2", "9223372036854775808", "-9223372036854775808"] {
      #expect(throws: ClientMessageError.outOfRange(field: "value"), "\(value)") {
        try decode([.event], "1", "0", "0", "131072", "\"\(value)\"")
      }
    }
    for rows in [
      "", "1 2 3 4", "1 2 3 4 5 6", "1 2 3 4 -5", "1 2 3 4 x", "1 2 3 4 99999999999999999999",
    ] {
      #expect(throws: ClientMessageError.outOfRange(field: "value"), "\(rows)") {
        try decode([.event], "1", "0", "1", "262144", "\"\(rows)\"")
      }
    }
    for size in ["1", "1 2 3", "-1 2", "1 inf", "1 x", "1 99999999999"] {
      #expect(throws: ClientMessageError.outOfRange(field: "value"), "\(size)") {
        try decode([.event], "1", "0", "1", "524288", "\"\(size)\"")
      }
    }
    for pinch in ["", "m", "m 0 0 0 0 0 0", "m 1 0 0 0 0", "z 1 0 0 0 0 0"] {
      #expect(throws: ClientMessageError.outOfRange(field: "value"), "\(pinch)") {
        try decode([.event], "1", "0", "1", "65536", "\"\(pinch)\"")
      }
    }
    #expect(throws: ClientMessageError.invalidSessionID) {
      try decode([.resume], "\"../..\"", "0", "1")
    }
    #expect(throws: ClientMessageError.unknownEventKind(3)) {
      try decode([.event], "1", "0", "1", "3")
    }
    #expect(throws: ClientMessageError.unknownEventKind(1 << 31)) {
      try decode([.event], "1", "0", "1", "2147483648")
    }
    #expect(throws: ClientMessageError.wrongType(field: "value")) {
      try decode([.event], "1", "0", "1", "4", "1")
    }
    #expect(throws: ClientMessageError.missing(field: "value")) {
      try decode([.event], "1", "0", "1", "2")
    }
  }

  @Test func decoderRefusesBytesThatAreNoUnicode() {
    let bytes = Array("[\"".utf8) + [0xFF, 0xC0] + Array("\"]".utf8)
    #expect(throws: ClientMessageError.malformed(at: 1)) { try ClientMessage(decoding: bytes) }
  }

  @Test func decoderLeavesOutSizesThatAreOutOfRange() throws {
    let size = Event.ElementSize(node: 8, size: CGSize(width: 3, height: 33_000_000))
    let event = PageEvent(
      number: 1,
      received: 2,
      node: 0,
      event: .sizes([size]),
      refusedNodes: [7, 9]
    )
    #expect(
      try decode([.event], "1", "2", "0", "1024", "\"7 -1 2 8 3 33000000 9 1e9 2\"")
        == .event(event)
    )
  }

  @Test func decoderKeepsTheNumberOfAnInvalidEvent() throws {
    let bytes = Array("[\(Opcode.event.rawValue),5,2,1,3]".utf8)
    #expect(
      try ClientMessage(decoding: bytes)
        == .invalidEvent(number: 5, received: 2, .unknownEventKind(3))
    )
  }

  /// Decodes a message, and throws the error of an invalid event.
  private func decode(_ opcode: [Opcode], _ fields: String...) throws -> ClientMessage {
    let values = opcode.map { "\($0.rawValue)" } + fields
    let message = try ClientMessage(decoding: Array("[\(values.joined(separator: ","))]".utf8))
    if case .invalidEvent(_, _, let error) = message { throw error }
    return message
  }
}
