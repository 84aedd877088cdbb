extension Symbol {
  /// A symbol that is composed of others by the parts of its name: in a shape, filled, with a slash
  /// or with a badge.
  @MainActor
  static func compose(_ name: String) -> Symbol? {
    let parts = name.split(separator: ".").map(String.init)
    guard let last = parts.last, parts.count > 1 || frames[last] != nil else { return nil }
    if let symbol = enclosed(parts) { return symbol }
    let rest = Array(parts.dropLast())
    switch last {
    case "fill": return filled(rest)
    case "slash": return find(rest.name)?.slashed
    case "badge": return find(rest.name)?.dotted
    default: return badged(parts) ?? marked(rest, last) ?? turned(rest, last) ?? filledWithin(parts)
    }
  }

  /// Returns a filled symbol, on which a badge and a slash stay as they are.
  @MainActor
  private static func filled(_ parts: [String]) -> Symbol? {
    if let mark = parts.lastIndex(of: "badge") ?? (parts.last == "slash" ? parts.count - 1 : nil) {
      return find((parts[..<mark] + ["fill"] + parts[mark...]).name)
    }
    return parts.contains("fill") ? filledWithin(parts) : find(parts.name)?.filled
  }

  /// Returns a symbol whose name has "fill" inside as the filled symbol of the other parts.
  @MainActor
  private static func filledWithin(_ parts: [String]) -> Symbol? {
    guard parts.contains("fill"), !parts.contains("badge") else { return nil }
    return find((parts.filter { $0 != "fill" } + ["fill"]).name)
  }

  /// Returns a symbol with another one at its corner.
  @MainActor
  private static func badged(_ parts: [String]) -> Symbol? {
    guard let mark = parts.lastIndex(of: "badge"), mark > 0 else { return nil }
    let base = parts[..<mark].name
    guard let symbol = hidden[base] ?? find(base) else { return nil }
    return symbol.adding(badge: parts[(mark + 1)...].name)
  }

  /// Returns a symbol with a mark at its corner, such as `person.checkmark`.
  @MainActor
  private static func marked(_ parts: [String], _ mark: String) -> Symbol? {
    guard ["person", "cart"].contains(parts.first), badges.keys.contains(mark) else { return nil }
    return find(parts.name)?.adding(badge: mark)
  }

  /// Returns a turn around a number, such as `goforward.30`.
  @MainActor
  private static func turned(_ parts: [String], _ number: String) -> Symbol? {
    guard ["gobackward", "goforward"].contains(parts.name), let glyph = glyph(number, upTo: 99)
    else {
      return nil
    }
    return find(parts.name)?.adding(glyph.scaled(by: 0.34, x: 7.9, y: 9))
  }

  @MainActor
  private func adding(badge: String) -> Symbol? {
    let small = scaled(by: 0.8, x: 0, y: 0)
    if let lines = Self.badges[badge] { return small.adding(Symbol(label: "", lines: lines)) }
    return (Self.find(badge) ?? Self.glyph(badge)).map {
      small.adding($0.scaled(by: 0.4, x: 14.2, y: 14.2))
    }
  }

  /// Returns this symbol with the drawing of another one.
  private func adding(_ other: Symbol) -> Symbol {
    Symbol(
      label: label,
      lines: lines + details + other.lines + other.details,
      area: area + other.area,
      gaps: gaps + other.gaps
    )
  }

  /// The filled variant of this symbol, if it has one.
  var filled: Symbol? {
    switch fill {
    case .area(let fill): return Symbol(label: label, area: fill)
    case .inside where !lines.isEmpty: return filled(lines)
    case .insideClosedLines where !lines.isEmpty:
      let closed = lines.split(separator: "M").filter { $0.last == "z" }
      return closed.isEmpty ? nil : filled(closed.map { "M\($0)" }.joined())
    default: return lines.isEmpty && !area.isEmpty ? self : nil
    }
  }

  private func filled(_ outline: String) -> Symbol {
    Symbol(label: label, lines: lines, area: area + outline, gaps: gaps + details)
  }

  private var slashed: Symbol {
    adding(Symbol(label: "", lines: "M4 4l16 16"))
  }

  private var dotted: Symbol {
    adding(Symbol(label: "", area: Self.circle(19, 5, 3.2)))
  }

  /// Returns this symbol with another size and at another place.
  func scaled(by factor: Double, x: Double, y: Double) -> Symbol {
    func scaled(_ path: String) -> String { Self.scaled(path, by: factor, x: x, y: y) }
    return Symbol(
      label: label,
      lines: scaled(lines),
      details: scaled(details),
      area: scaled(area),
      gaps: scaled(gaps)
    )
  }

  private static let badges = [
    "plus": "M19.5 16v6.5M16.2 19.2h6.5",
    "minus": "M16.2 19.2h6.5",
    "xmark": "M17 17l5 5M22 17l-5 5",
    "checkmark": "M16 19.5l2.3 2.3l4-4.6",
    "exclamationmark": "M19.5 15.5v4M19.5 22.5v.01",
    "questionmark": "M17.6 17a2 2 0 1 1 2.9 1.7c-.7.4-1 .7-1 1.3M19.5 22.7v.01",
    "ellipsis": "M16 20.5v.01M19.2 20.5v.01M22.4 20.5v.01",
  ]
}

extension Sequence<String> {
  /// The name whose parts these are.
  fileprivate var name: String { joined(separator: ".") }
}
