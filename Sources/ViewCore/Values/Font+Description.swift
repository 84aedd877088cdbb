extension Font: CustomStringConvertible {
  /// The font's role or size, and what it was changed in.
  public var description: String {
    let name =
      switch size {
      case .style(let style): style.rawValue
      case .points(let points): "\(points)"
      }
    let changes = [
      weight.map(\.description), design?.rawValue, isItalic ? "italic" : nil,
      hasMonospacedDigits ? "monospacedDigit" : nil,
    ]
    return ([name] + changes.compactMap(\.self)).joined(separator: " ")
  }
}

extension Font.Weight: CustomStringConvertible {
  /// The weight as a number, of which 400 is regular and 700 is bold.
  public var description: String { "\(css)" }
}
