/// The rules for names and values in the text format of Prometheus.
enum PrometheusName {
  /// A valid name of a metric: letters, digits, underscores and colons, and no digit first.
  static func metric(_ label: String) -> String {
    valid(label) { $0 == ":" }
  }

  /// A valid name of a label.
  ///
  /// Names that begin with two underscores are reserved.
  static func label(_ name: String) -> String {
    let name = valid(name) { _ in false }
    return name.hasPrefix("__") ? "label" + name : name
  }

  private static func valid(_ name: String, also isAllowed: (Character) -> Bool) -> String {
    let characters = name.map { character in
      let isValid = character.isASCII && (character.isLetter || character.isNumber)
      return isValid || isAllowed(character) ? character : "_"
    }
    let text = String(characters)
    guard let first = text.first else { return "_" }
    return first.isNumber ? "_" + text : text
  }

  /// A label's value between its quotes.
  static func escaped(_ value: String) -> String {
    // By scalars, because a character may combine a quote or a line break with others.
    value.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\\": text += "\\\\"
      case "\"": text += "\\\""
      case "\n": text += "\\n"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  static func text(of number: Double) -> String {
    if number.isNaN { return "NaN" }
    if number.isInfinite { return number > 0 ? "+Inf" : "-Inf" }
    return "\(number)"
  }
}

/// The labels of a series, in an order that does not depend on how they were given.
struct PrometheusLabels: Hashable, Comparable {
  /// Names with their values, such as `reason="wrongToken"`.
  let text: String

  /// Keeps the first value of a name, and leaves out `le`, the name of a bucket's bound.
  init(_ dimensions: [(String, String)]) {
    var values: [String: String] = [:]
    for (name, value) in dimensions {
      let name = PrometheusName.label(name)
      if name != "le", values[name] == nil { values[name] = value }
    }
    text = values.sorted { $0.key < $1.key }
      .map { "\($0.key)=\"\(PrometheusName.escaped($0.value))\"" }
      .joined(separator: ",")
  }

  static func < (one: Self, other: Self) -> Bool { one.text < other.text }

  /// The labels in braces, with another one if it is given.
  func braces(with other: String? = nil) -> String {
    let all = [text, other ?? ""].filter { !$0.isEmpty }
    return all.isEmpty ? "" : "{\(all.joined(separator: ","))}"
  }
}
