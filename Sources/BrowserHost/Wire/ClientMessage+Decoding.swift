import Foundation
import ViewCore

extension ClientMessage {
  /// Decodes a message, or throws the reason for which it is invalid.
  package init(decoding bytes: [UInt8]) throws(ClientMessageError) {
    var fields = Fields(try ScalarReader.scalars(in: bytes))
    let number = try fields.integer("opcode")
    switch Opcode(rawValue: number) {
    case .hello:
      self = .hello(try fields.setting())
    case .resume:
      guard let session = SessionID(try fields.string("session")) else { throw .invalidSessionID }
      self = .resume(
        session: session,
        received: try fields.count("received"),
        connection: try fields.count("connection"),
        try fields.restoration()
      )
    case .event:
      self = try fields.report()
      return
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
    /// The elements whose sizes are out of range.
    private var refusedNodes: [NodeID] = []

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

    /// The path and the query of a page, or those of the first screen if they are not valid, as with a long query.
    mutating func pagePath() throws(ClientMessageError) -> AddressPath {
      AddressPath(try string("path")) ?? .root
    }

    /// The user's settings, all of which a page may leave out.
    mutating func setting() throws(ClientMessageError) -> PageSetting {
      guard position < scalars.count else { return PageSetting() }
      return PageSetting(
        locale: try string("locale"),
        timeZone: try string("timeZone"),
        isDark: position < scalars.count ? try bool("isDark") : false,
        path: position < scalars.count ? try pagePath() : .root,
        metrics: position < scalars.count ? try metrics("metrics") : WindowMetrics()
      )
    }

    /// The knowledge of a page that was loaded anew about its session, if an earlier process has saved that.
    mutating func restoration() throws(ClientMessageError) -> RestorationRequest? {
      guard position < scalars.count else { return nil }
      return RestorationRequest(saved: try count("saved"), setting: try setting())
    }

    /// An event, or the reason why it is invalid together with its number, by which the page gets an answer.
    mutating func report() throws(ClientMessageError) -> ClientMessage {
      let number = try count("number")
      let received = try count("received")
      do throws(ClientMessageError) {
        let node = try count("node")
        let event = try event()
        let key = position < scalars.count ? try count("key") : nil
        try expectEnd()
        return .event(
          PageEvent(
            number: number,
            received: received,
            node: node,
            event: event,
            refusedNodes: refusedNodes,
            key: key
          )
        )
      } catch {
        return .invalidEvent(number: number, received: received, error)
      }
    }

    mutating func event() throws(ClientMessageError) -> Event {
      let number = try integer("kind")
      guard let rawValue = UInt32(exactly: number) else { throw .unknownEventKind(number) }
      return switch EventKinds(rawValue: rawValue) {
      case .click: .click
      case .input: .input(try string("value"))
      case .change: .change(try bool("value"))
      case .submit: .submit
      case .focus: .focus
      case .blur: .blur
      case .dismiss: .dismiss
      case .delete: .delete
      case .move: .move(try integer("value"))
      case .resize: .sizes(try sizes("value"))
      case .place: .places(try places("value"))
      case .press: .press(try bool("value"))
      case .tap: .tap(try tap("value"))
      case .longPress: .longPress
      case .drag: .drag(try drag("value"))
      case .pinch: .pinch(try pinch("value"))
      case .visibility: .visibility(try visibility("value"))
      case .rows: .rows(try rows("value"))
      case .load: .load(try imageSize("value"))
      case .pushAgain: .pushAgain
      case .openAddress: .openAddress(try address("value"))
      case .metrics: .metrics(try metrics("value"))
      case .hover: .hover(try bool("value"))
      case .key: .key(try key("value"))
      case .lift: .lift(try bool("value"))
      case .drop: .drop(try drop("value"))
      case .pointer: .pointer(try pointer("value"))
      case .menu: .menu(try bool("value"))
      case .select: .select(try textRange("value"))
      case .pick: .pick
      default: throw .unknownEventKind(number)
      }
    }

    /// The numbers of elements, each with its width and height.
    ///
    /// Sizes out of range are left out.
    private mutating func sizes(_ name: String) throws(ClientMessageError) -> [Event.ElementSize] {
      let parts = try string(name).split(separator: " ", omittingEmptySubsequences: false)
      guard parts.count.isMultiple(of: 3) else { throw .outOfRange(field: name) }
      var sizes: [Event.ElementSize] = []
      for start in stride(from: 0, to: parts.count, by: 3) {
        let range = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
        let lengths = Self.lengths(parts[start + 1...start + 2], in: range)
        guard parts[start].utf8.count <= 20, let node = Int(parts[start]), node > 0, let lengths
        else { throw .outOfRange(field: name) }
        if lengths.allSatisfy((0...Self.longest).contains) {
          sizes.append(.init(node: node, size: CGSize(width: lengths[0], height: lengths[1])))
        } else {
          refusedNodes.append(node)
        }
      }
      return sizes
    }

    /// The numbers of elements, each with the number of its corners, its sizes, and the corners.
    ///
    /// Elements with a size out of range are left out.
    private mutating func places(
      _ name: String
    ) throws(ClientMessageError) -> [Event.ElementPlace] {
      var parts = try string(name).split(separator: " ", omittingEmptySubsequences: false)[...]
      var places: [Event.ElementPlace] = []
      while !parts.isEmpty {
        let start = parts.prefix(2).compactMap { $0.utf8.count <= 20 ? Int($0) : nil }
        guard start.count == 2, start[0] > 0, (1...Self.mostCorners).contains(start[1])
        else { throw .outOfRange(field: name) }
        let rest = parts.dropFirst(2).prefix(4 + 2 * start[1])
        let range = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
        guard rest.count == 4 + 2 * start[1], let lengths = Self.lengths(rest, in: range)
        else { throw .outOfRange(field: name) }
        if let place = Self.place(lengths) {
          places.append(.init(node: start[0], place: place))
        } else {
          refusedNodes.append(start[0])
        }
        parts = parts.dropFirst(2 + rest.count)
      }
      return places
    }

    /// The size, the size on the screen and the corners, or `nil` if one is out of range.
    private static func place(_ lengths: [Double]) -> Event.Place? {
      guard lengths.prefix(4).allSatisfy((0...longest).contains),
        lengths.allSatisfy(anyLength.contains)
      else { return nil }
      return Event.Place(
        size: CGSize(width: lengths[0], height: lengths[1]),
        shownSize: CGSize(width: lengths[2], height: lengths[3]),
        corners: stride(from: 4, to: lengths.count, by: 2)
          .map { CGPoint(x: lengths[$0], y: lengths[$0 + 1]) }
      )
    }

    /// The width and the height of an image, or an empty text if it was not loaded.
    private mutating func imageSize(_ name: String) throws(ClientMessageError) -> CGSize? {
      let text = try string(name)
      guard !text.isEmpty else { return nil }
      let numbers = try lengths(name, of: text[...], count: 2, in: 0...Self.longest)
      return CGSize(width: numbers[0], height: numbers[1])
    }

    /// A path with an optional query.
    private mutating func address(_ name: String) throws(ClientMessageError) -> String {
      guard let path = AddressPath(try string(name)) else { throw .outOfRange(field: name) }
      return path.text
    }

    /// The number of clicks, and their place.
    private mutating func tap(_ name: String) throws(ClientMessageError) -> Event.Tap {
      let numbers = try lengths(name, of: try string(name)[...], count: 3, in: Self.anyLength)
      guard let count = Int(exactly: numbers[0]), count > 0 else { throw .outOfRange(field: name) }
      return Event.Tap(count: count, location: CGPoint(x: numbers[1], y: numbers[2]))
    }

    /// The phase, the start, the place and the velocity.
    private mutating func drag(_ name: String) throws(ClientMessageError) -> Event.Drag {
      let (phase, numbers) = try phased(name, count: 6)
      return Event.Drag(
        start: CGPoint(x: numbers[0], y: numbers[1]),
        location: CGPoint(x: numbers[2], y: numbers[3]),
        velocity: CGSize(width: numbers[4], height: numbers[5]),
        phase: phase
      )
    }

    /// The phase, the scale, the angle, and the start in points and as a part of the element.
    private mutating func pinch(_ name: String) throws(ClientMessageError) -> Event.Pinch {
      let (phase, numbers) = try phased(name, count: 6)
      guard numbers[0] > 0 else { throw .outOfRange(field: name) }
      return Event.Pinch(
        scale: numbers[0],
        angle: numbers[1],
        start: CGPoint(x: numbers[2], y: numbers[3]),
        anchor: UnitPoint(x: numbers[4], y: numbers[5]),
        phase: phase
      )
    }

    /// The phase and the place.
    private mutating func drop(_ name: String) throws(ClientMessageError) -> Event.Drop {
      let (phase, numbers) = try phased(name, count: 2)
      return Event.Drop(location: CGPoint(x: numbers[0], y: numbers[1]), phase: phase)
    }

    /// The phase and the place.
    private mutating func pointer(_ name: String) throws(ClientMessageError) -> Event.Pointer {
      let (phase, numbers) = try phased(name, count: 2)
      return Event.Pointer(location: CGPoint(x: numbers[0], y: numbers[1]), phase: phase)
    }

    /// The start and the end.
    private mutating func textRange(_ name: String) throws(ClientMessageError) -> Event.TextRange {
      let numbers = try lengths(name, of: try string(name)[...], count: 2, in: 0...Self.longest)
      guard let start = Int(exactly: numbers[0]), let end = Int(exactly: numbers[1]), start <= end
      else { throw .outOfRange(field: name) }
      return Event.TextRange(start: start, end: end)
    }

    /// The numbers of elements, negative for those that are no longer visible.
    private mutating func visibility(_ name: String) throws(ClientMessageError)
      -> Event.VisibilityChange
    {
      let parts = try string(name).split(separator: " ", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { $0.utf8.count <= 20 ? Int($0) : nil }
      guard numbers.count == parts.count, !numbers.contains(where: { $0 == 0 || $0 == .min })
      else { throw .outOfRange(field: name) }
      return Event.VisibilityChange(
        shown: numbers.filter { $0 > 0 },
        hidden: numbers.filter { $0 < 0 }.map { -$0 }
      )
    }

    /// The first and the last row that the page needs, each an element and a number within it, and the element in use.
    private mutating func rows(_ name: String) throws(ClientMessageError) -> Event.RowsInView {
      let parts = try string(name).split(separator: " ", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { $0.utf8.count <= 20 ? Int($0) : nil }
      guard parts.count == 5, numbers.count == 5, numbers.allSatisfy({ $0 >= 0 })
      else { throw .outOfRange(field: name) }
      return Event.RowsInView(
        first: .init(element: numbers[0], row: numbers[1]),
        last: .init(element: numbers[2], row: numbers[3]),
        held: numbers[4] == 0 ? nil : numbers[4]
      )
    }

    /// The settings of the window.
    ///
    /// They are whether it is narrow and low, the scale, and whether to reduce motion. Then come the size of the letters,
    /// the safe area clockwise from the top, and whether to increase the contrast.
    private mutating func metrics(_ name: String) throws(ClientMessageError) -> WindowMetrics {
      let range = 0.0...1000
      let numbers = try lengths(name, of: try string(name)[...], count: 10, in: range)
      let flags = [numbers[0], numbers[1], numbers[3], numbers[9]]
      guard flags.allSatisfy({ $0 == 0 || $0 == 1 }), numbers[2] > 0, numbers[4] > 0
      else { throw .outOfRange(field: name) }
      return WindowMetrics(
        hasCompactWidth: flags[0] == 1,
        hasCompactHeight: flags[1] == 1,
        displayScale: numbers[2],
        reducesMotion: flags[2] == 1,
        textSize: DynamicTypeSize(lettersOf: numbers[4]),
        safeArea: EdgeInsets(
          top: numbers[5],
          leading: numbers[8],
          bottom: numbers[7],
          trailing: numbers[6]
        ),
        increasesContrast: flags[3] == 1
      )
    }

    /// A phase (`d` for pressed, `r` for repeated, `u` for released), the modifiers, and the name of the key.
    private mutating func key(_ name: String) throws(ClientMessageError) -> KeyPress {
      let phases: [Substring: KeyPress.Phases] = ["d": .down, "r": .repeat, "u": .up]
      let text = try string(name)
      let parts = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, let phase = phases[parts[0]], parts[1].utf8.count <= 2,
        let modifiers = Int(parts[1]), EventModifiers.all.rawValue & modifiers == modifiers,
        let press = KeyPress(
          named: String(parts[2]),
          phase: phase,
          modifiers: EventModifiers(rawValue: modifiers)
        )
      else { throw .outOfRange(field: name) }
      return press
    }

    /// A phase (`m` for moved, `e` for ended, `c` for cancelled) and some numbers.
    private mutating func phased(
      _ name: String,
      count: Int
    ) throws(ClientMessageError) -> (Event.Phase, [Double]) {
      let phases: [Character: Event.Phase] = ["m": .moved, "e": .ended, "c": .cancelled]
      let text = try string(name)
      guard let phase = text.first.flatMap({ phases[$0] }), text.dropFirst().first == " "
      else { throw .outOfRange(field: name) }
      let range = Self.anyLength
      return (phase, try lengths(name, of: text.dropFirst(2), count: count, in: range))
    }

    /// More coordinate spaces than views put around an element.
    private static let mostCorners = 1000
    /// More points than an element can have in a browser: they end at 2^25.
    private static let longest = 40_000_000.0
    private static let anyLength = -longest...longest

    private func lengths(
      _ name: String,
      of text: Substring,
      count: Int,
      in range: ClosedRange<Double>
    ) throws(ClientMessageError) -> [Double] {
      let parts = text.split(separator: " ", omittingEmptySubsequences: false)
      guard parts.count == count, let lengths = Self.lengths(parts[...], in: range) else {
        throw .outOfRange(field: name)
      }
      return lengths
    }

    private static func lengths(
      _ parts: ArraySlice<Substring>,
      in range: ClosedRange<Double>
    ) -> [Double]? {
      let lengths = parts.compactMap { $0.utf8.count <= 20 ? Double($0) : nil }
      return lengths.count == parts.count && lengths.allSatisfy(range.contains) ? lengths : nil
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
