extension Font: CustomStringConvertible {
  /// The font's text style or size, and its changes.
  public var description: String {
    let name =
      switch size {
      case .style(let style): style.rawValue
      case .custom(let name, let size, _): "\(name) \(size)"
      case .points(let points): "\(points)"
      }
    let changes = [
      weight.map(\.description), design?.rawValue, isItalic ? "italic" : nil,
      hasMonospacedDigits ? "monospacedDigit" : nil, smallCapitals?.name,
      width.map { "width \($0.value)" }, leading.map { "leading \($0)" },
    ]
    return ([name] + changes.compactMap(\.self)).joined(separator: " ")
  }
}

extension Font.SmallCapitals {
  /// The name of the modifier that sets them.
  fileprivate var name: String {
    self == .all ? "smallCaps" : "\(rawValue)SmallCaps"
  }
}

extension Font.Weight: CustomStringConvertible {
  /// The weight as a number: 400 is regular and 700 is bold.
  public var description: String { "\(css)" }
}
