extension Symbol {
  /// A symbol that is composed of others by the parts of its name: in a shape, filled, with a slash
  /// or with a badge.
  @MainActor
  static func compose(_ name: String) -> Symbol? {
    if let symbol = enclosed(name) { return symbol }
    var parts = name.split(separator: ".").map(String.init)
    guard parts.count > 1 else { return nil }
    let last = parts.removeLast()
    let rest = parts.joined(separator: ".")
    if last == "fill", parts.last == "badge" {
      return find("\(parts.dropLast().joined(separator: ".")).fill")?.badged
    }
    if last == "fill", parts.last == "slash" {
      return find("\(parts.dropLast().joined(separator: ".")).fill")?.slashed
    }
    switch last {
    case "fill": return find(rest).flatMap { $0.filled(isOutline: outlines.contains(rest)) }
    case "slash": return find(rest)?.slashed
    case "badge": return find(rest)?.badged
    default: break
    }
    guard parts.popLast() == "badge", let badge = badges[last] else { return nil }
    return find(parts.joined(separator: ".")).map { base in
      let small = base.scaled(by: 0.8, x: 0, y: 0)
      return Symbol(label: base.label, lines: small.lines + badge, area: small.area)
    }
  }

  /// Returns a symbol with a smaller one inside a circle, a square or another shape.
  @MainActor
  private static func enclosed(_ name: String) -> Symbol? {
    var parts = name.split(separator: ".")
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    guard let shape = parts.popLast(), let frame = frames[String(shape)] else { return nil }
    let content = parts.joined(separator: ".")
    if parts.isEmpty {
      let label = String(shape)
      return isFilled ? Symbol(label: label, area: frame) : Symbol(label: label, lines: frame)
    }
    guard let inset = insets[content] else {
      return find(content).map {
        $0.inside(frame, isFilled: isFilled, isOutline: outlines.contains(content))
      }
    }
    return isFilled
      ? Symbol(label: inset.label, area: frame + inset.hole)
      : Symbol(label: inset.label, lines: frame + inset.lines, area: inset.area)
  }

  /// Returns this symbol in a shape.
  ///
  /// A filled shape needs areas that can be cut out.
  private func inside(_ frame: String, isFilled: Bool, isOutline: Bool) -> Symbol {
    let hole = filled(isOutline: isOutline)?.area ?? (lines.isEmpty ? area : "")
    if isFilled, !hole.isEmpty {
      return Symbol(label: label, area: frame + Self.scaled(hole, by: 0.55, x: 5.4, y: 5.4))
    }
    let small = scaled(by: 0.55, x: 5.4, y: 5.4)
    return Symbol(label: label, lines: frame + small.lines, area: small.area)
  }

  /// Returns the filled variant of this symbol, if it has one.
  ///
  /// - Parameter isOutline: Whether the lines are an outline whose inside can be filled.
  /// - Returns: The variant.
  private func filled(isOutline: Bool) -> Symbol? {
    switch fill {
    case .area(let fill): Symbol(label: label, area: fill)
    case .inside: Symbol(label: label, lines: lines, area: area + lines)
    case nil where isOutline && !lines.isEmpty:
      Symbol(label: label, lines: lines, area: area + lines)
    case nil: nil
    }
  }

  private var slashed: Symbol { Symbol(label: label, lines: lines + "M4 4l16 16", area: area) }

  private var badged: Symbol {
    Symbol(label: label, lines: lines, area: area + Self.dot(19, 5, 3.2))
  }

  private func scaled(by factor: Double, x: Double, y: Double) -> Symbol {
    Symbol(
      label: label,
      lines: Self.scaled(lines, by: factor, x: x, y: y),
      area: Self.scaled(area, by: factor, x: x, y: y)
    )
  }

  private static let badges = [
    "plus": "M19.5 16v6.5M16.2 19.2h6.5",
    "minus": "M16.2 19.2h6.5",
    "xmark": "M17 17l5 5M22 17l-5 5",
    "checkmark": "M16 19.5l2.3 2.3l4-4.6",
  ]
}

extension Symbol {
  /// Returns a path that is scaled and moved.
  static func scaled(_ path: String, by factor: Double, x: Double, y: Double) -> String {
    var result = ""
    var rest = path[...]
    while let command = rest.popFirst() {
      let numbers = takeNumbers(&rest)
      let kind = Character(command.lowercased())
      let isAbsolute = command.isUppercase
      let moved = numbers.enumerated().map { index, number in
        switch (kind, index % 7) {
        // An arc has two radii, an angle and two flags before its end point.
        case ("a", 2...4): number
        case ("a", 0...1): number * factor
        case ("a", 5), ("h", _): number * factor + (isAbsolute ? x : 0)
        case ("a", 6), ("v", _): number * factor + (isAbsolute ? y : 0)
        default: number * factor + (!isAbsolute ? 0 : index.isMultiple(of: 2) ? x : y)
        }
      }
      result += "\(command)\(moved.map(CSS.number).joined(separator: " "))"
    }
    return result
  }

  /// Removes and returns the numbers at the start of a path, up to the next command.
  private static func takeNumbers(_ path: inout Substring) -> [Double] {
    var numbers: [Double] = []
    while let first = path.first, !first.isLetter {
      guard first.isNumber || first == "-" || first == "." else {
        path.removeFirst()
        continue
      }
      var digits = String(path.removeFirst())
      while let next = path.first, next.isNumber || next == "." && !digits.contains(".") {
        digits.append(path.removeFirst())
      }
      numbers.append(Double(digits) ?? 0)
    }
    return numbers
  }
}
