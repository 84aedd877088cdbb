import Dependencies
import IssueRecording
import Testing

@testable import DependenciesMacros

private func endProcess() -> Never { fatalError("unimplemented") }

private enum Endings {
  static func endProcess() -> Never { fatalError("unimplemented") }
}

private func doubled(_ number: Int) -> Int { number * 2 }

@DependencyClient
struct ClientOfFunctions: Sendable {
  var stop: @Sendable (Int) -> String = { _ in endProcess() }
  var halt: @Sendable () -> Int = { Endings.endProcess() }
  var double: @Sendable (Int) -> Int = { doubled($0) }
}

@DependencyClient
struct FactClient: Sendable {
  var fetch: @Sendable (_ number: Int, _ inCapitals: Bool) async throws -> String
  var log: @Sendable (String) -> Void
  var best: @Sendable () -> String?
  var count: @Sendable () -> Int = { 7 }
  @DependencyEndpoint(method: "bump")
  var increment: @Sendable (inout Int) throws -> Void
  var makeCounter: @Sendable () -> @Sendable () -> Int = { { 7 } }
  var warmUp: @Sendable () -> Void = { { LockIsolated(0).setValue(1) }() }
  var limit = 3
  @DependencyEndpointIgnored
  var transform: (@Sendable (Int) -> Int)?

  static let live = FactClient(limit: 9)
}

extension DependencyValues {
  @DependencyEntry(liveValue: FactClient.live)
  var factClient = FactClient()

  @DependencyEntry
  var number: Int = 1
}

struct DependencyClientTests {
  @Test func clientNamesAnUnimplementedEndpoint() async throws {
    let client = FactClient()
    let recorder = IssueRecorder()
    await withIssueReporters([recorder]) {
      await #expect(throws: Unimplemented.self) {
        try await client.fetch(number: 1, inCapitals: true)
      }
      client.log("x")
      #expect(client.best() == nil)
      #expect(client.count() == 7)
      #expect(client.makeCounter()() == 7)
      client.warmUp()
      #expect(throws: Unimplemented.self) {
        var value = 1
        try client.bump(&value)
      }
    }
    #expect(
      recorder.texts
        == ["fetch", "log", "best", "count", "makeCounter", "warmUp", "increment"].map {
          Issues.unimplemented(endpoint: $0, client: "FactClient")
        }
    )
  }

  @Test func overriddenEndpointRuns() async throws {
    var client = FactClient()
    client.fetch = { number, inCapitals in "\(number) \(inCapitals)" }
    client.count = { 1 }
    client.increment = { $0 += 1 }
    #expect(try await client.fetch(number: 1, inCapitals: true) == "1 true")
    #expect(client.count() == 1)
    var value = 1
    try client.bump(&value)
    #expect(value == 2)
  }

  /// The other defaults of the client end the process: that they compile is enough.
  @Test func defaultMayCallAFunction() {
    let texts = issues {
      #expect(ClientOfFunctions().double(3) == 6)
    }
    #expect(texts == [Issues.unimplemented(endpoint: "double", client: "ClientOfFunctions")])
  }

  @Test func clientHasAnInitializerWithAllEndpoints() {
    let client = FactClient(
      fetch: { _, _ in "" },
      log: { _ in },
      best: { "42" },
      count: { 0 },
      increment: { _ in },
      makeCounter: { { 0 } },
      warmUp: {}
    )
    #expect(client.best() == "42")
    #expect(client.limit == 3)
  }

  @Test func unimplementedEndpointNamesItselfInItsError() {
    #expect("\(Unimplemented("fetch"))" == "'fetch' is not implemented")
  }

  @Test func entriesAreDependencies() {
    @Dependency(\.factClient) var factClient
    @Dependency(\.number) var number
    #expect(factClient.limit == 3)
    #expect(number == 1)
    withDependencies {
      $0.number = 2
      $0.factClient.limit = 4
    } operation: {
      #expect(factClient.limit == 4)
      #expect(number == 2)
    }
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.factClient) var live
      #expect(live.limit == 9)
    }
  }
}
