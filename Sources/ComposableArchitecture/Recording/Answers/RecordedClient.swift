internal import Dependencies

/// A dependency that is a client.
struct RecordedClient: Hashable, Sendable {
  /// The name of the client's type.
  let type: String
  /// The name of the key's type.
  let key: String
  /// The way to the client from a test's dependencies, such as `.factClient` or `[FactKey.self]`.
  ///
  /// It is nil if a test cannot name the key.
  let place: String?

  init(_ type: Any.Type, key: any TestDependencyKey.Type, name: String?) {
    self.type = WrittenTypeName.of(type)
    self.key = WrittenTypeName.of(key)
    // Code without a property has the name of a function, such as 'value(of:)'.
    let property = name.flatMap { $0.contains("(") ? nil : $0 }
    let index = SourceName.isPrivate(key) ? nil : "[\(Issues.name(of: key)).self]"
    place = property.map { ".\($0)" } ?? index
  }

  /// The name of an endpoint for the developer.
  func name(of endpoint: String) -> String {
    let type = ClientType.named(type).map { Issues.name(of: $0.type) } ?? type
    return "\(type).\(endpoint)"
  }
}
