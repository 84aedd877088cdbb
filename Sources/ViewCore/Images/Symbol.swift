internal import ConcurrencyExtras

/// A drawing on a square of 24 by 24: lines of one width, and areas.
struct Symbol: Equatable {
  /// The meaning of the symbol in a word or two.
  var label: String
  /// The lines as SVG path data.
  var lines = ""
  /// The lines inside the outline, which are gaps in the filled variant.
  var details = ""
  /// The areas as SVG path data, with the even-odd rule.
  var area = ""
  /// The lines that are gaps in the areas.
  var gaps = ""
  /// The variant with `.fill`, if the symbol has its own.
  var fill: Fill?

  /// The way in which a symbol of lines is filled.
  enum Fill: Equatable {
    /// Fills the area inside the lines.
    case inside
    /// Fills the area inside the lines that are closed.
    case insideClosedLines
    /// Fills separate areas.
    case area(String)
  }

  /// Returns the symbol with a name in a variant.
  ///
  /// An unknown variant of a known symbol is the symbol itself. An unknown name is reported, and
  /// its symbol is a dashed square with the name.
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
    Issues.warnOnce(Issues.unknownSymbol(name), at: location)
    return Symbol(label: name, lines: missing)
  }

  /// Returns whether the symbol with a name is mirrored in right-to-left layouts.
  ///
  /// Symbols of playback are not mirrored, because films run in the same direction in all
  /// languages.
  static func turns(_ name: String) -> Bool {
    name.split(separator: ".").dropFirst().contains { $0 == "forward" || $0 == "backward" }
  }

  /// The lines of a dashed square, for names without an image.
  static let missing = """
    M4 8.5V6.5A2.5 2.5 0 0 1 6.5 4H8.5M15.5 4H17.5A2.5 2.5 0 0 1 20 6.5V8.5M20 15.5V17.5\
    A2.5 2.5 0 0 1 17.5 20H15.5M8.5 20H6.5A2.5 2.5 0 0 1 4 17.5V15.5M11.5 4h1M11.5 20h1M4 11.5v1\
    M20 11.5v1
    """

  /// Returns the symbol with a name: a drawing, another name of one, or a composition.
  @MainActor
  static func find(_ name: String) -> Symbol? {
    drawings[name] ?? aliases[name].flatMap(find) ?? compose(name)
  }
}
