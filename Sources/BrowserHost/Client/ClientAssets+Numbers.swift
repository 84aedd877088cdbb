import ViewCore

extension ClientAssets {
  /// A script with numbers in place of what it calls them, such as `wire.op.insert` or `wire.event.click`.
  ///
  /// So what a page and its server call the same is written once, by the server.
  package static func withNumbers(ofScript script: [UInt8]) -> [UInt8] {
    let numbers = numbersByName
    var pieces = Array(ScriptPieces(of: script))[...]
    var result: [UInt8] = []
    result.reserveCapacity(script.count)
    while let piece = pieces.first {
      let number = piece == wire ? numbers[pieces.prefix(5).flatMap(\.self)] : nil
      result += number ?? Array(piece)
      pieces = pieces.dropFirst(number == nil ? 1 : 5)
    }
    return result
  }

  private static let wire = ArraySlice("wire".utf8)

  private static var numbersByName: [[UInt8]: [UInt8]] {
    let opcodes = Opcode.allCases.map { ("wire.op.\($0)", "\($0.rawValue)") }
    let events = EventKinds.named.map { ("wire.event.\($0.name)", "\($0.kind.rawValue)") }
    return Dictionary(
      uniqueKeysWithValues: (opcodes + events).map { (Array($0.0.utf8), Array($0.1.utf8)) }
    )
  }
}
