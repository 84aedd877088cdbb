/// The names of files that come from outside.
///
/// It works by Unicode scalars and not by characters: a slash with a combining mark is a character of its own, and
/// still separates folders.
package enum FileName {
  /// The most bytes of a name, which is less than file systems allow.
  private static let limit = 120
  /// The most bytes of an extension that a shortened name keeps.
  private static let extensionLimit = 20

  /// A name that is safe as the last component of a path.
  ///
  /// It keeps what follows the last slash or backslash, without characters that control terminals or the direction of
  /// text, and without dots at its beginning. A long name loses its middle and keeps its extension.
  package static func cleaned(_ name: String) -> String {
    let components = name.unicodeScalars.split { $0 == "/" || $0 == "\\" }
    var scalars = components.last.map { Array($0)[...] } ?? []
    scalars = scalars.drop { $0.isDropped || $0.properties.isGraphemeExtend }
    while scalars.last?.isDropped == true { scalars.removeLast() }
    let cleaned = scalars.map { $0.isSafeInName ? $0 : "_" }
    return cleaned.isEmpty ? "file" : text(shortened(cleaned))
  }

  private static func shortened(_ name: [Unicode.Scalar]) -> ArraySlice<Unicode.Scalar> {
    guard byteCount(name[...]) > limit else { return name[...] }
    var ending = name.lastIndex(of: ".").map { name[$0...] } ?? []
    if byteCount(ending) > extensionLimit { ending = [] }
    var room = limit - byteCount(ending)
    let beginning = name.prefix { scalar in
      room -= UTF8.width(scalar)
      return room >= 0
    }
    return beginning + ending
  }

  private static func byteCount(_ scalars: ArraySlice<Unicode.Scalar>) -> Int {
    scalars.reduce(0) { $0 + UTF8.width($1) }
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }
}

extension Unicode.Scalar {
  /// Whether a name neither begins nor ends with it.
  fileprivate var isDropped: Bool { self == "." || properties.isWhitespace }

  /// Whether it shows itself, and separates no paths.
  fileprivate var isSafeInName: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    case .privateUse, .surrogate, .unassigned: false
    default: !":*?\"<>|".unicodeScalars.contains(self)
    }
  }
}
