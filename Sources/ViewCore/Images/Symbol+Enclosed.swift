extension Symbol {
  /// The size and the center of a symbol inside another one.
  fileprivate struct Room {
    let scale: Double
    let x: Double
    let y: Double
  }

  /// The symbols with room for others, beside the shapes of `frames`.
  private static let rooms = [
    "bubble": Room(scale: 0.4, x: 12, y: 10.5),
    "message": Room(scale: 0.4, x: 12, y: 11),
    "folder": Room(scale: 0.38, x: 12, y: 13.3),
    "doc": Room(scale: 0.36, x: 11.8, y: 14.6),
    "icloud": Room(scale: 0.36, x: 12, y: 13.2),
    "cloud": Room(scale: 0.36, x: 12, y: 13.2),
    "heart": Room(scale: 0.38, x: 12, y: 11.8),
    "viewfinder": Room(scale: 0.5, x: 12, y: 12),
    "magnifyingglass": Room(scale: 0.3, x: 10.5, y: 10.5),
    "iphone": Room(scale: 0.32, x: 12, y: 12.5),
    "ipad": Room(scale: 0.42, x: 12, y: 12),
    "display": Room(scale: 0.36, x: 12, y: 10),
    "desktopcomputer": Room(scale: 0.34, x: 12, y: 9.5),
    "laptopcomputer": Room(scale: 0.32, x: 12, y: 10.5),
    "tv": Room(scale: 0.36, x: 12, y: 10.5),
    "circle.dashed": Room(scale: 0.5, x: 12, y: 12),
    "square.dashed": Room(scale: 0.5, x: 12, y: 12),
    "app.dashed": Room(scale: 0.5, x: 12, y: 12),
    "rectangle.dashed": Room(scale: 0.4, x: 12, y: 12),
    "rectangle.portrait": Room(scale: 0.42, x: 12, y: 12),
    "square.on.square": Room(scale: 0.36, x: 14.3, y: 14.3),
    "rectangle.on.rectangle": Room(scale: 0.34, x: 14, y: 14.5),
    "rectangle.stack": Room(scale: 0.32, x: 12, y: 14.8),
    "square.stack": Room(scale: 0.36, x: 12, y: 15),
  ]

  /// Returns a symbol with a smaller one inside a circle, a square or another shape.
  @MainActor
  static func enclosed(_ parts: [String]) -> Symbol? {
    let isFilled = parts.last == "fill"
    let parts = isFilled ? parts.dropLast() : parts[...]
    for count in 1...3 where count <= parts.count {
      let shape = parts.suffix(count).joined(separator: ".")
      let content = parts.dropLast(count).joined(separator: ".")
      if let symbol = enclosed(content, in: shape, isFilled: isFilled) { return symbol }
    }
    return nil
  }

  @MainActor
  private static func enclosed(_ content: String, in shape: String, isFilled: Bool) -> Symbol? {
    guard !content.isEmpty || frames[shape] != nil,
      let (base, room) = enclosure(shape, isFilled: isFilled)
    else { return nil }
    if content.isEmpty { return base }
    if let inset = insets[content] { return inset.symbol(in: base, room, isFilled: isFilled) }
    return (glyph(content) ?? find(content))?.inside(base, room, isFilled: isFilled)
  }

  /// Returns a symbol around another one, and where that is.
  @MainActor
  private static func enclosure(_ shape: String, isFilled: Bool) -> (Symbol, Room)? {
    if let frame = frames[shape] {
      let base = isFilled ? Symbol(label: shape, area: frame) : Symbol(label: shape, lines: frame)
      return (base, Room(scale: 0.55, x: 12, y: 12))
    }
    guard let room = rooms[shape] else { return nil }
    return find(isFilled ? "\(shape).fill" : shape).map { ($0, room) }
  }

  /// Returns this symbol in another one.
  ///
  /// It is a gap in a filled shape.
  private func inside(_ base: Symbol, _ room: Room, isFilled: Bool) -> Symbol {
    func small(_ symbol: Symbol) -> Symbol {
      let (x, y) = (room.x - 12 * room.scale, room.y - 12 * room.scale)
      return symbol.scaled(by: room.scale, x: x, y: y)
    }
    var result = base
    result.label = label
    guard isFilled else {
      let content = small(self)
      result.lines += content.lines + content.details
      result.area += content.area
      result.gaps += content.gaps
      return result
    }
    let hole = fill == .insideClosedLines ? nil : filled?.area
    let content = small(self)
    result.area += hole.map { small(Symbol(label: "", area: $0)).area } ?? content.area
    if hole == nil { result.gaps += content.lines + content.details }
    return result
  }
}

extension Symbol.Inset {
  /// The symbol in another one.
  fileprivate func symbol(in base: Symbol, _ room: Symbol.Room, isFilled: Bool) -> Symbol {
    func moved(_ path: String) -> String {
      Symbol.scaled(path, by: 1, x: room.x - 12, y: room.y - 12)
    }
    var result = base
    result.label = label
    result.lines += isFilled ? "" : moved(lines)
    result.area += moved(isFilled ? hole : area)
    return result
  }
}
