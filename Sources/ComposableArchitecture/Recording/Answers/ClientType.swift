internal import ConcurrencyExtras
internal import DependenciesMacros
internal import RuntimeMetadata

/// A type of clients whose answers a recording keeps.
struct ClientType: @unchecked Sendable {
  // NB: Unchecked, because metatypes are immutable.
  /// The type of the client.
  let type: Any.Type
  private let list: any RecordedEndpoints.Type

  private init(_ list: any RecordedEndpoints.Type) {
    func open<List: RecordedEndpoints>(_: List.Type) -> Any.Type { List.RecordedClient.self }
    type = open(list)
    self.list = list
  }

  /// The names of the endpoints.
  var endpoints: [String] { Array(list.endpoints.keys) }

  /// The endpoint with a name, or nil if the client has none.
  func endpoint(named name: String) -> RecordedEndpoint? { list.endpoints[name] }

  /// The client that asks a recorder at each call.
  func recorded<Client>(_ client: Client, by recorder: some EndpointRecorder) -> Client {
    func open<List: RecordedEndpoints>(_: List.Type) -> Client? {
      (client as? List.RecordedClient).flatMap { List.recorded($0, by: recorder) as? Client }
    }
    return open(list) ?? client
  }

  // MARK: - All types

  private static let all: [ClientType] = {
    let types = Conformances(to: (any RecordedEndpoints).self)?.types ?? []
    return types.compactMap { ($0 as? any RecordedEndpoints.Type).map { ClientType($0) } }
  }()

  private static let byType = Dictionary(
    all.map { (ObjectIdentifier($0.type), $0) },
    uniquingKeysWith: { first, _ in first }
  )

  /// The types whose name no other one has: private types of several files may have the same.
  private static let byName = Dictionary(grouping: all) { WrittenTypeName.of($0.type) }
    .compactMapValues { types in types.count == 1 ? types.first : nil }

  /// The clients of a type, or nil if a recording does not know their endpoints.
  static func of(_ type: Any.Type) -> ClientType? { byType[ObjectIdentifier(type)] }

  /// The clients of the one type with a name, or nil if none or several have it.
  static func named(_ name: String) -> ClientType? { byName[name] }
}
