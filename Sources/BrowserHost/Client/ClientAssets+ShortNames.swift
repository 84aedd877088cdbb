extension ClientAssets {
  /// A script with short names in place of those that its source declares at the beginnings of lines.
  ///
  /// Only names that are variables and functions and nothing else are shortened: one that is a property
  /// somewhere keeps its name. What the script uses of the browser it does not declare.
  ///
  /// - Parameters:
  ///   - script: The script, without comments.
  ///   - source: The source, whose lines tell what is declared.
  /// - Returns: The script.
  package static func withShortNames(ofScript script: [UInt8], from source: [UInt8]) -> [UInt8] {
    let pieces = Array(ScriptPieces(of: script))
    var counts = declaredNames(in: source).reduce(into: [:]) { $0[$1] = 0 }
    for piece in pieces {
      guard let count = counts[piece] else { continue }
      counts[piece] = isVariable(piece, in: script) ? count + 1 : nil
    }
    // The names that stand there most often get the shortest ones.
    let names = counts.sorted {
      ($1.value, $0.key.startIndex) < ($0.value, $1.key.startIndex)
    }
    // What is constant was so in the source.
    var short = [ArraySlice("const".utf8): Array("let".utf8)]
    for (index, name) in names.enumerated() {
      short[name.key] = Array("$\(String(index, radix: 36))".utf8)
    }
    return pieces.flatMap { short[$0] ?? Array($0) }
  }

  /// The names that are declared at the beginnings of lines, and are long enough to be shortened.
  private static func declaredNames(in source: [UInt8]) -> [ArraySlice<UInt8>] {
    let keywords = ["async", "function", "const", "let", "class"].map { ArraySlice($0.utf8) }
    return source.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let words = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
      guard words.first.map(keywords.contains) == true,
        let name = words.first(where: { !keywords.contains($0) })?.prefix(while: isInName),
        name.count > 2
      else { return nil }
      return name
    }
  }

  /// Whether a name stands for a variable here, and for no property or key.
  private static func isVariable(_ name: ArraySlice<UInt8>, in script: [UInt8]) -> Bool {
    let before = script[..<name.startIndex].suffix(4).filter { !" \n".utf8.contains($0) }
    let after = script[name.endIndex...].prefix(4).first { !" \n".utf8.contains($0) }
    guard let first = before.last, let last = after else { return true }
    if first == UInt8(ascii: "."), before.suffix(3) != Array("...".utf8)[...] { return false }
    if before.suffix(2) == Array("${".utf8)[...] { return true }
    // In braces between commas it may be a property with the name of the variable.
    if "{,".utf8.contains(first), ",}".utf8.contains(last), isInBraces(name, of: script) {
      return false
    }
    return first != UInt8(ascii: "#") && !("{,".utf8.contains(first) && last == UInt8(ascii: ":"))
  }

  /// Whether the innermost bracket around a name is a brace.
  private static func isInBraces(_ name: ArraySlice<UInt8>, of script: [UInt8]) -> Bool {
    var closed = 0
    for byte in script[..<name.startIndex].reversed() {
      if ")]}".utf8.contains(byte) { closed += 1 }
      guard "([{".utf8.contains(byte) else { continue }
      if closed == 0 { return byte == UInt8(ascii: "{") }
      closed -= 1
    }
    return false
  }
}
