extension HostEvent {
  /// The names of its cases without their values, such as `refusedRequest.foreignHost`.
  ///
  /// There are few of them, so they can be a label of a metric. The reason for a closed connection and the limit of
  /// sessions stand alone.
  var reason: String {
    let value: Any =
      switch self {
      case .closed(let reason): reason
      case .limit(let limit): limit
      default: self
      }
    return Self.names(of: value).joined(separator: ".")
  }

  private static func names(of value: Any) -> [String] {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { return [] }
    guard let (label, payload) = mirror.children.first else { return ["\(value)"] }
    // Several values come as a tuple, of which the first one says most.
    let tuple = Mirror(reflecting: payload)
    let first = tuple.displayStyle == .tuple ? tuple.children.first?.value : nil
    return (label.map { [$0] } ?? []) + names(of: first ?? payload)
  }
}
