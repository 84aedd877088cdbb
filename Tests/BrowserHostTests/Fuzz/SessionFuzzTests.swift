import BrowserHost
import Foundation
import Fuzzing
import RandomSequences
import Testing
import ViewCore

/// Pages send any messages in any order, come and go, and claim to have any frame.
@MainActor
struct SessionFuzzTests {
  @Test func registrySurvivesPagesThatSendAnything() async {
    await Fuzzer("sessions", runs: 5).run { random in
      var walk = Walk()
      for _ in 0..<60 { try walk.step(&random) }
      walk.end()
    }
  }
}

/// The time of a registry, so that a seed always has the same run.
@MainActor
private final class Time {
  var now = ContinuousClock().systemEpoch
}

@MainActor
private struct Walk {
  private let limits: Limits
  private let registry: SessionRegistry
  private var pages: [RecordingConnection] = []
  private var ids = [SessionID.make("e")]
  private let time = Time()
  private var lastFrame = 0

  init() {
    var limits = Limits()
    limits.sessions = 4
    limits.sessionsPerBrowser = 2
    limits.window = 3
    limits.unacknowledgedBytesInAll = 60_000
    self.limits = limits
    var looks = 0
    registry = SessionRegistry(
      limits: limits,
      log: HostLog { _ in },
      now: { [time] in time.now },
      allocatedBytes: {
        looks += 1
        return looks.isMultiple(of: 5) ? .max : 0
      }
    ) { setting in
      ViewGraph(root: FuzzView(), environment: setting.environment)
    }
    connect("a")
  }

  mutating func step(_ random: inout SeededGenerator) throws {
    let page = random.pick(pages)
    switch random.int(0...20) {
    case 0: connect(random.pick(["a", "b"]))
    case 1: registry.disconnected(page, at: time.now)
    case 2: registry.writabilityChanged(of: page, isWritable: random.onceIn(2))
    case 3:
      time.now += .seconds(random.int(0...100))
      registry.endExpired(at: time.now)
    default:
      send(message(&random), from: page)
      try replaceIfClosed(page)
    }
    for page in pages { try check(page) }
    guard registry.count <= limits.sessions else {
      throw Fuzzer.Failure("There are \(registry.count) sessions.")
    }
  }

  func end() {
    registry.endAll()
  }

  /// Opens another page for one that the server has closed, which takes no more messages.
  private mutating func replaceIfClosed(_ page: RecordingConnection) throws {
    guard !page.closeReasons.isEmpty else { return }
    try check(page)
    pages.removeAll { $0 === page }
    registry.disconnected(page, at: time.now)
    connect("a")
  }

  private mutating func connect(_ browser: Character) {
    let page = RecordingConnection(browser: .make(browser))
    pages.append(page)
    if pages.count > 4 { registry.disconnected(pages.removeFirst(), at: time.now) }
    send("[\(Opcode.hello.rawValue)]", from: page)
  }

  /// Sends a message as the server gets it.
  private func send(_ message: String, from page: RecordingConnection) {
    guard let message = try? ClientMessage(decoding: Array(message.utf8)) else { return }
    registry.receive(message, from: page)
  }

  private func message(_ random: inout SeededGenerator) -> String {
    let received = random.onceIn(8) ? random.anyInteger() : random.int(0...lastFrame)
    switch random.int(0...12) {
    case 0: return "[\(Opcode.acknowledge.rawValue),\(received)]"
    case 1: return "[\(Opcode.ping.rawValue)]"
    case 2:
      let number = random.onceIn(8) ? random.anyInteger() : random.int(0...4)
      return "[\(Opcode.resume.rawValue),\"\(random.pick(ids))\",\(received),\(number)]"
    case 3 where random.onceIn(4): return "[\(Opcode.leave.rawValue)]"
    case 4 where random.onceIn(4):
      return "[\(Opcode.hello.rawValue),\"de-AT\",\"Europe/Vienna\"]"
    default:
      let number = random.onceIn(20) ? random.anyInteger() : random.int(1...10_000)
      let node = random.onceIn(20) ? random.anyInteger() : random.int(0...200)
      // One bit more than there are kinds.
      let kind = 1 << random.int(0...EventKinds.named.count)
      let fields = "\(number),\(received),\(node),\(kind)\(value(&random, kind))"
      return "[\(Opcode.event.rawValue),\(fields)]"
    }
  }

  private func value(_ random: inout SeededGenerator, _ kind: Int) -> String {
    let numbers = { (count: Int, random: inout SeededGenerator) in
      (0..<count).map { _ in
        "\(random.onceIn(10) ? random.anyInteger() : random.int(-300...300))"
      }.joined(separator: " ")
    }
    let phase = random.pick(["m", "e", "c"])
    switch EventKinds(rawValue: UInt32(kind)) {
    case .input: return ",\(quoted(random.anyText()))"
    case .change, .press, .hover, .lift, .menu: return ",\(random.onceIn(2))"
    case .move: return ",\(random.anyInteger())"
    case .resize: return ",\"\(numbers(3, &random))\""
    case .place:
      let corners = random.int(1...3)
      return ",\"\(random.int(-1...200)) \(corners) \(numbers(4 + 2 * corners, &random))\""
    case .tap: return ",\"\(numbers(3, &random))\""
    case .visibility: return ",\"\(numbers(random.int(1...4), &random))\""
    case .rows: return ",\"\(numbers(9, &random))\""
    case .load, .select: return ",\"\(numbers(2, &random))\""
    case .drop, .pointer: return ",\"\(phase) \(numbers(2, &random))\""
    case .drag, .pinch: return ",\"\(phase) \(numbers(6, &random))\""
    case .openAddress: return ",\(quoted("/" + random.anyText()))"
    case .metrics where random.onceIn(2): return ",\"\(numbers(5, &random))\""
    case .key where random.onceIn(2):
      let name = random.pick(["ArrowUp", "a", "A", "Enter", random.anyText()])
      return ",\(quoted("\(random.pick(["d", "r", "u"])) \(random.int(-1...40)) \(name)"))"
    // A kind without a branch has a value that is valid.
    case let kind: return kind.sampleValue.map { ",\($0)" } ?? ""
    }
  }

  private func quoted(_ text: String) -> String {
    let data = try? JSONEncoder().encode(text)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }

  /// Checks that frames are JSON, and that their numbers rise without gaps.
  private mutating func check(_ page: RecordingConnection) throws {
    var last: Int?
    for frame in page.takeFrames() {
      guard let values = try JSONSerialization.jsonObject(with: Data(frame.utf8)) as? [Any],
        let number = values.first as? Int
      else { throw Fuzzer.Failure("The frame is \(frame)") }
      for case let operation as [Any] in values
      where operation.first as? Int == Opcode.welcome.rawValue {
        if let id = (operation[1] as? String).flatMap(SessionID.init) { ids.append(id) }
        last = nil
      }
      guard number > 0 else { continue }
      if let last, number != last + 1 {
        throw Fuzzer.Failure("Frame \(number) comes after frame \(last).")
      }
      last = number
      lastFrame = max(lastFrame, number)
    }
  }
}
