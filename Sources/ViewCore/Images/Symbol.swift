/// A drawing on a square of 24 by 24: lines of one width, and areas.
struct Symbol: Equatable {
  /// What it stands for, in a word or two.
  var label: String
  /// The lines, as SVG spells a path.
  var lines = ""
  /// The areas, as SVG spells a path; what is enclosed twice is a hole.
  var area = ""

  /// The symbol of a name in a form.
  ///
  /// An unknown form of a known name is the name's own. An unknown name is reported, and is a square
  /// of dots.
  @MainActor
  static func named(
    _ name: String,
    variant: SymbolVariants,
    at location: SourceLocation?
  ) -> Symbol {
    var result = find(name)
    var current = name
    for suffix in variant.suffixes where !name.split(separator: ".").contains(Substring(suffix)) {
      guard let symbol = find("\(current).\(suffix)") else { continue }
      current += ".\(suffix)"
      result = symbol
    }
    if let result { return result }
    Issues.reportOnce(Issues.unknownSymbol(name), at: location)
    return Symbol(label: name, area: Self.missing)
  }

  /// Whether the symbol of a name points where lines go, or back.
  ///
  /// What runs forward or backward itself, such as a film, does so in all languages.
  static func turns(_ name: String) -> Bool {
    name.split(separator: ".").dropFirst().contains { $0 == "forward" || $0 == "backward" }
  }

  private static let missing = [5, 12, 19].flatMap { x in
    [5, 12, 19].map { dot(x, $0, 1.5) }
  }.joined()

  private static func find(_ name: String) -> Symbol? {
    drawings[name] ?? enclosed(name)
  }

  /// A symbol of a smaller one inside a circle, a square or another shape.
  private static func enclosed(_ name: String) -> Symbol? {
    var parts = name.split(separator: ".")
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    guard let shape = parts.popLast(), let frame = frames[String(shape)] else { return nil }
    if parts.isEmpty {
      let label = String(shape)
      return isFilled ? Symbol(label: label, area: frame) : Symbol(label: label, lines: frame)
    }
    guard let inset = insets[parts.joined(separator: ".")] else { return nil }
    return isFilled
      ? Symbol(label: inset.label, area: frame + inset.hole)
      : Symbol(label: inset.label, lines: frame + inset.lines, area: inset.area)
  }

  static func dot(_ x: Double, _ y: Double, _ radius: Double = 1.1) -> String {
    let (r, d) = (CSS.number(radius), CSS.number(2 * radius))
    let start = "M\(CSS.number(x - radius)) \(CSS.number(y))"
    return "\(start)a\(r) \(r) 0 1 0 \(d) 0a\(r) \(r) 0 1 0-\(d) 0z"
  }
}
