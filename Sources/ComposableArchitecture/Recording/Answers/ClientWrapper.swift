internal import Dependencies
internal import DependenciesMacros

/// Puts clients that ask a recorder in the place of a store's clients.
protocol ClientWrapper: DependencyWrapper {
  associatedtype Recorder: EndpointRecorder

  /// The recorder that a client asks at each call.
  func recorder(of client: RecordedClient) -> Recorder
}

extension ClientWrapper {
  func wrap<Value>(
    _ value: Value,
    of key: any TestDependencyKey.Type,
    named name: String?
  ) -> Value {
    guard let type = ClientType.of(Value.self) else { return value }
    return type.recorded(
      value,
      by: recorder(of: RecordedClient(Value.self, key: key, name: name))
    )
  }
}
