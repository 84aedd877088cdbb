import ViewCore

extension ClientMessage {
  /// Reads a message as a page wrote it, or says why it is none.
  package init(decoding bytes: [UInt8]) throws(ClientMessageError) {
    var fields = Fields(try ScalarReader.scalars(in: bytes))
    let number = try fields.integer("opcode")
    switch Opcode(rawValue: number) {
    case .hello: self = .hello
    case .resume:
      guard let session = SessionID(try fields.string("session")) else { throw .invalidSessionID }
      self = .resume(session: session, received: try fields.count("received"))
    case .event:
      self = .event(
        PageEvent(
          number: try fields.count("number"),
          received: try fields.count("received"),
          node: try fields.count("node"),
          event: try fields.event()
        )
      )
    case .acknowledge: self = .acknowledge(received: try fields.count("received"))
    case .ping: self = .ping
    case .leave: self = .leave
    default: throw .unknownOpcode(number)
    }
    try fields.expectEnd()
  }

  /// The values of a message, taken one after the other.
  private struct Fields {
    private let scalars: [Scalar]
    private var position = 0

    init(_ scalars: [Scalar]) {
      self.scalars = scalars
    }

    mutating func integer(_ name: String) throws(ClientMessageError) -> Int {
      guard case .integer(let value) = try next(name) else { throw .wrongType(field: name) }
      return value
    }

    mutating func count(_ name: String) throws(ClientMessageError) -> Int {
      let value = try integer(name)
      guard value >= 0 else { throw .outOfRange(field: name) }
      return value
    }

    mutating func string(_ name: String) throws(ClientMessageError) -> String {
      guard case .string(let value) = try next(name) else { throw .wrongType(field: name) }
      return value
    }

    mutating func bool(_ name: String) throws(ClientMessageError) -> Bool {
      guard case .bool(let value) = try next(name) else { throw .wrongType(field: name) }
      return value
    }

    mutating func event() throws(ClientMessageError) -> Event {
      let number = try integer("kind")
      guard let rawValue = UInt16(exactly: number) else { throw .unknownEventKind(number) }
      return switch EventKinds(rawValue: rawValue) {
      case .click: .click
      case .input: .input(try string("value"))
      case .change: .change(try bool("value"))
      case .submit: .submit
      case .focus: .focus
      case .blur: .blur
      case .dismiss: .dismiss
      case .pushAgain: .pushAgain
      default: throw .unknownEventKind(number)
      }
    }

    func expectEnd() throws(ClientMessageError) {
      guard position == scalars.count else { throw .unexpectedValue(afterFields: position) }
    }

    private mutating func next(_ name: String) throws(ClientMessageError) -> Scalar {
      guard position < scalars.count else { throw .missing(field: name) }
      defer { position += 1 }
      return scalars[position]
    }
  }
}
