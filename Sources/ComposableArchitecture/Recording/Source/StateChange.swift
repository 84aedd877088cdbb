/// A statement in the closure of a `send` or a `receive`.
enum StateChange {
  /// An assignment, or a call: the text before the value and after it.
  case write(String, SourceText, String)
  /// A call with a closure that has statements, such as `place.modify(\.name) { … }`: the text before the brace.
  case call(String, [StateChange])
  /// A change that has no source.
  case missing(String, reason: String)

  func lines(width: Int) -> [String] {
    switch self {
    case .write(let lead, let value, let trail):
      var lines = value.lines(width: width, lead: lead.count, trail: trail.count)
      if lines.count == 1, lead.hasSuffix("= "), lead.count + lines[0].count > width {
        return [String(lead.dropLast()), "  " + lines[0]]
      }
      lines[0] = lead + lines[0]
      lines[lines.count - 1] += trail
      return lines
    case .call(let head, let changes):
      return StateChange.closure("\(head) {", changes, width: width)
    case .missing(let place, let reason):
      return ["// Fill in '\(place)': \(reason) cannot be written as source."]
    }
  }

  /// Whether the statement changes anything.
  var isWritten: Bool {
    switch self {
    case .write: true
    case .call(_, let changes): changes.contains(where: \.isWritten)
    case .missing: false
    }
  }

  /// A closure with statements, on one line if there is one statement and it fits.
  static func closure(_ head: String, _ changes: [StateChange], width: Int) -> [String] {
    let inner = changes.flatMap { $0.lines(width: width - 2) }
    if inner.count == 1, head.count + inner[0].count + 3 <= width, !inner[0].hasPrefix("//") {
      return ["\(head) \(inner[0]) }"]
    }
    return [head] + inner.map { "  \($0)" } + ["}"]
  }
}

/// A value in the state of a test's closure.
struct ChangedPlace {
  /// The value, such as `$0.path[id: 0]`.
  let text: String
  /// Whether the value is an optional, which a deeper place unwraps.
  var isOptional = false
  /// The payload of a case of the value, by the path of the case, if the place has a subscript for it.
  var payload: ((String) -> String)?

  /// The beginning of the text of a deeper place.
  var inside: String { isOptional ? text + "?" : text }

  /// `$0.a.destination` becomes `$0.a.$destination`.
  var projected: String? {
    guard let dot = text.lastIndex(of: ".") else { return nil }
    return "\(text[...dot])$\(text[text.index(after: dot)...])"
  }
}
