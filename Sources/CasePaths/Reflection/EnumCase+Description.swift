import RuntimeMetadata

extension EnumCase {
  /// A description of the case for messages, such as `set(Int)`.
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
