extension EnumCase {
  /// The case as a message shows it, such as `set(Int)`.
  var description: String {
    switch payload {
    case .none:
      return name
    case .value(let type, _, _):
      let payload = "\(type)"
      return payload.hasPrefix("(") ? name + payload : "\(name)(\(payload))"
    case .unknown:
      return "\(name)(_)"
    }
  }
}
