import ComposableArchitecture

@DependencyClient
struct IdeaClient: Sendable {
  var destination: @Sendable () async throws -> String
}

extension IdeaClient: DependencyKey {
  static let liveValue = IdeaClient(
    destination: { ["Kyoto", "Lisbon", "Oslo", "Quito"].randomElement() ?? "Rome" }
  )
  static let testValue = IdeaClient()
}

extension DependencyValues {
  var ideas: IdeaClient {
    get { self[IdeaClient.self] }
    set { self[IdeaClient.self] = newValue }
  }
}
