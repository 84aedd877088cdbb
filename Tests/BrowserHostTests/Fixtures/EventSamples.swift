import BrowserHost
import Testing
import ViewCore

extension EventKinds {
  /// The value of an event of the kind as a page sends it: JSON, or nothing for an event without a value.
  ///
  /// A new kind needs a line here.
  var sampleValue: String? {
    switch self {
    case .input, .openAddress: "\"/a%20b/c?d=e\""
    case .change, .press, .hover, .lift, .menu: "true"
    case .move: "1"
    case .resize: "\"56 12.5 40 7 0 1e3\""
    case .place: "\"56 2 30 40 15 20 12.5 40 -7 1e3 8 1 1 1 1 1 0 0\""
    case .tap: "\"2 1 -2.5\""
    case .drag: "\"m 1 -2 3.5 40 0 -7\""
    case .drop, .pointer: "\"e 1 -2.5\""
    case .pinch: "\"e 1 -2 3.5 40 0 -7\""
    case .visibility: "\"56 -7 8\""
    case .rows: "\"56 0 57 3 0\""
    case .select: "\"1 3\""
    case .load: "\"640 480\""
    case .metrics: "\"1 0 2.5 1 17 0 0 34 0 0\""
    case .key: "\"d 3 ArrowUp\""
    default: nil
    }
  }

  /// An event of the kind for an element, as a page sends it.
  func sampleMessage(number: Int = 12, received: Int = 34, node: NodeID = 56) -> String {
    let fields = "\(Opcode.event.rawValue),\(number),\(received),\(node),\(rawValue)"
    return "[\(fields)\(sampleValue.map { "," + $0 } ?? "")]"
  }

  /// An event of the kind, as the server reads it.
  func sample() throws -> Event {
    let message = try ClientMessage(decoding: Array(sampleMessage().utf8))
    guard case .event(let report) = message else { throw InvalidSample(message: message) }
    return report.event
  }
}

private struct InvalidSample: Error {
  let message: ClientMessage
}

struct EventSampleTests {
  @Test func eachKindHasASampleThatIsValid() throws {
    for (name, kind) in EventKinds.named {
      #expect(try kind.sample().kind == kind, "\(name)")
    }
  }
}
