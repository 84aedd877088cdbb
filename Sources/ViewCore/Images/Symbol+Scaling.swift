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
