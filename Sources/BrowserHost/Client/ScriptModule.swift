/// A module of the script, taken apart so that it can stand in one file with the modules that it imports.
///
/// A statement of imports begins its line, and its last line ends with a semicolon. Exports are declarations.
struct ScriptModule {
  /// The names of the modules that it imports, in their order.
  private(set) var imports: [String] = []

  /// The lines without imports and without the word `export`.
  private(set) var source: [UInt8] = []

  /// - Parameter source: The module without comments and indentation.
  init(_ source: [UInt8]) {
    var isImport = false
    for line in source.split(separator: UInt8(ascii: "\n")) {
      isImport = isImport || line.starts(with: "import ".utf8)
      if isImport {
        isImport = line.last != UInt8(ascii: ";")
        imports += Self.importedName(in: line)
      } else {
        self.source += line.starts(with: "export ".utf8) ? line.dropFirst("export ".count) : line
        self.source.append(UInt8(ascii: "\n"))
      }
    }
  }

  /// The name `page.js` in a line that ends with `"./page.js";`.
  private static func importedName(in line: ArraySlice<UInt8>) -> [String] {
    let parts = line.split(separator: UInt8(ascii: "\""))
    return parts.count < 2 ? [] : [String(decoding: parts[1].dropFirst("./".count), as: UTF8.self)]
  }
}
