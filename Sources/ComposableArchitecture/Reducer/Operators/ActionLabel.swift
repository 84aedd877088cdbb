/// The names of an action's cases, without their values or with short texts of them.
enum ActionLabel {
  /// The label of an action after the name of its type, such as `App.Action.row(id: _, .tapped)`.
  static func text(of action: Any) -> String {
    let type = Issues.name(of: Swift.type(of: action))
    return caseLabel(of: action, text: { _ in "_" }).map { type + $0 } ?? type
  }

  /// The label of an action without the name of its type, such as `.row(id: _, .tapped)`.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - text: Makes the text of a value that is no enum.
  /// - Returns: The label.
  static func name(of action: Any, text: (Any) -> String = { _ in "_" }) -> String {
    caseLabel(of: action, text: text) ?? Issues.name(of: Swift.type(of: action))
  }

  /// The case of an enum with the cases of its payload, or nil for other values.
  private static func caseLabel(of value: Any, text: (Any) -> String) -> String? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { return nil }
    guard let payload = mirror.children.first, let name = payload.label else {
      return ".\(value)"
    }
    return ".\(name)(\(payloadLabel(of: payload.value, text: text)))"
  }

  private static func payloadLabel(of value: Any, text: (Any) -> String) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .tuple else {
      return caseLabel(of: value, text: text) ?? text(value)
    }
    return mirror.children
      .map { child in
        let value = caseLabel(of: child.value, text: text) ?? text(child.value)
        guard let label = child.label, !label.hasPrefix(".") else { return value }
        return "\(label): \(value)"
      }
      .joined(separator: ", ")
  }
}
