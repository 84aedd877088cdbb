extension ClientAssets {
  /// A stylesheet with short names in place of the variables that it alone knows, such as `--_radius`.
  ///
  /// What occurs most often is named first.
  package static func withShortVariables(ofStylesheet stylesheet: [UInt8]) -> [UInt8] {
    let pieces = stylesheet.split(omittingEmptySubsequences: false) { !isInVariable($0) }
    let counts = pieces.filter { $0.starts(with: "--_".utf8) }.reduce(into: [:]) { counts, name in
      counts[name, default: (count: 0, first: name.startIndex)].count += 1
    }
    let names = counts.sorted {
      ($1.value.count, $0.value.first) < ($0.value.count, $1.value.first)
    }
    let free = "abcdefghijklmnopqrstuvwxyz".utf8.map { Array("--".utf8) + [$0] }
      .filter { !pieces.contains($0[...]) }
    let short = Dictionary(uniqueKeysWithValues: zip(names.map(\.key), free))
    var result: [UInt8] = []
    result.reserveCapacity(stylesheet.count)
    for piece in pieces {
      result += short[piece] ?? Array(piece)
      if piece.endIndex < stylesheet.endIndex { result.append(stylesheet[piece.endIndex]) }
    }
    return result
  }

  private static func isInVariable(_ byte: UInt8) -> Bool {
    isInName(byte) || byte == UInt8(ascii: "-")
  }
}
