/// The names of an action's cases, without their values.
enum ActionLabel {
  /// The label of an action after the name of its type, such as `App.Action.row(id: _, .tapped)`.
  static func text(of action: Any) -> String {
    let type = Issues.name(of: Swift.type(of: action))
    return caseLabel(of: action).map { type + $0 } ?? type
  }

  /// The label of an action without the name of its type, such as `.row(id: _, .tapped)`.
  static func name(of action: Any) -> String {
    caseLabel(of: action) ?? Issues.name(of: Swift.type(of: action))
  }

  /// The case of an enum with the cases of its payload, or nil for other values.
  private static func caseLabel(of value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { return nil }
    guard let payload = mirror.children.first, let name = payload.label else {
      return ".\(value)"
    }
    return ".\(name)(\(payloadLabel(of: payload.value)))"
  }

  private static func payloadLabel(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .tuple else { return caseLabel(of: value) ?? "_" }
    return mirror.children
      .map { child in
        let value = caseLabel(of: child.value) ?? "_"
        guard let label = child.label, !label.hasPrefix(".") else { return value }
        return "\(label): \(value)"
      }
      .joined(separator: ", ")
  }
}
