extension Font: CustomStringConvertible {
  /// The font's role or size, and what it was changed in.
  public var description: String {
    let name =
      switch size {
      case .style(let style): style.rawValue
      case .custom(let name, let size, _): "\(name) \(size)"
      case .points(let points): "\(points)"
      }
    let changes = [
      weight.map(\.description), design?.rawValue, isItalic ? "italic" : nil,
      hasMonospacedDigits ? "monospacedDigit" : nil, hasSmallCaps ? "smallCaps" : nil,
      width.map { "width \($0.value)" }, leading.map { "leading \($0)" },
    ]
    return ([name] + changes.compactMap(\.self)).joined(separator: " ")
  }
}

extension Font.Weight: CustomStringConvertible {
  /// The weight as a number, of which 400 is regular and 700 is bold.
  public var description: String { "\(css)" }
}
