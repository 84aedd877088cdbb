import ConcurrencyExtras
import DependenciesMacros
import Testing

/// A recording of clients, see ``EndpointRecorder``.
private struct Names: EndpointRecorder {
  let all = LockIsolated<[String]>([])

  func answer<Result, Failure: Error>(
    _ endpoint: String,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    all.withValue { $0.append(endpoint) }
    return try body()
  }

  func answer<Result, Failure: Error>(
    _ endpoint: String,
    isolation: isolated (any Actor)?,
    _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    all.withValue { $0.append(endpoint) }
    return try await body()
  }
}

struct EndpointShapeTests {
  private let names = Names()

  private var client: ShapedClient {
    var client = ShapedClient(optional: { $0 })
    client.changed = { $0 += 1 }
    client.consumedHandle = { handle, number in handle.number + number }
    client.laterHandle = { Handle(number: $0) }
    client.default = { 2 }
    client.consumed = { $0.count }
    client.borrowed = { $0.number }
    client.sent = { $0.number }
    client.variadic = { $0.count }
    client.onActor = { _ in 1 }
    client.lazily = { $0() }
    client.callback = { end in
      end(3)
      return 1
    }
    client.rethrown = { try $0() }
    client.nested = { outer in
      let number = outer(1)
      return { $0 + number }
    }
    client.labeled = { number, text in text.map { "\($0) \(number)" } }
    client.handle = { Handle(number: 7) }
    client.optionalHandle = { Handle(number: 8) }
    client.sentResult = { Object() }
    client.tuple = { (1, "a") }
    client.anything = { "b" }
    client.stream = { .finished }
    client.typed = { number throws(Offline) in
      guard number > 0 else { throw Offline() }
      return number
    }
    client.laterTyped = { $0 }
    client.onMainActor = { $0 }
    client.laterOnMainActor = { $0 }
    client.concurrent = { $0 }
    client.repeat = { 9 }
    return client
  }

  private var recorded: ShapedClient {
    ShapedClient._RecordedEndpoints.recorded(client, by: names)
  }

  @Test func parametersOfAllShapesAreForwarded() async throws {
    let client = recorded
    #expect(client.consumed("abc") == 3)
    #expect(try await client.consumedHandle(handle: Handle(number: 1), 2) == 3)
    #expect(client.borrowed(Handle(number: 4)) == 4)
    var number = 1
    client.changed(&number)
    #expect(number == 2)
    #expect(await client.onActor(nil) == 1)
    #expect(client.lazily(5) == 5)
    let called = LockIsolated(0)
    #expect(client.callback(end: { called.setValue($0) }) == 1)
    #expect(called.value == 3)
    #expect(try client.rethrown { 6 } == 6)
    #expect(throws: Offline.self) { try client.rethrown { throw Offline() } }
    #expect(client.nested({ $0 + 1 })(1) == 3)
    #expect(client.labeled(in: 1, for: "a") == "a 1")
    #expect(
      names.all.value == [
        "consumed", "consumedHandle", "borrowed", "changed", "onActor", "lazily", "callback",
        "rethrown", "rethrown", "nested", "labeled",
      ]
    )
  }

  @Test @MainActor func resultsAndEffectsOfAllShapesAreForwarded() async throws {
    var original = client
    original.isolatedProperty = { $0 }
    let client = ShapedClient._RecordedEndpoints.recorded(original, by: names)
    #expect(client.tuple() == (1, "a"))
    #expect(client.anything() as? String == "b")
    for await _ in client.stream() { Issue.record("The stream has ended.") }
    #expect(throws: Offline()) { () throws(Offline) in try client.typed(0) }
    #expect(try await client.laterTyped(2) == 2)
    #expect(client.onMainActor(3) == 3)
    #expect(await client.laterOnMainActor(4) == 4)
    #expect(await client.concurrent(5) == 5)
    #expect(client.isolatedProperty(6) == 6)
    #expect(client.repeat() == 9)
    #expect(try await client.default() == 2)
    async let later = client.concurrent(7)
    #expect(await later == 7)
    #expect(
      names.all.value == [
        "tuple", "anything", "stream", "typed", "laterTyped", "onMainActor", "laterOnMainActor",
        "concurrent", "isolatedProperty", "repeat", "default", "concurrent",
      ]
    )
  }

  @Test func resultsThatCannotBeCopiedAreNotRecorded() async throws {
    let client = recorded
    let handle = client.handle()
    #expect(handle.number == 7)
    let later = try await client.laterHandle(8)
    #expect(later.number == 8)
    let isHandle = client.optionalHandle() != nil
    #expect(isHandle)
    #expect(names.all.value.isEmpty)
    let endpoints = ShapedClient._RecordedEndpoints.endpoints
    #expect(endpoints["handle"]?.result == Never.self)
    #expect(endpoints["laterHandle"]?.result == Never.self)
    #expect(endpoints["consumed"]?.result == Int.self)
  }

  @Test func endpointsThatCannotBeRecordedStayAsTheyAre() {
    let client = recorded
    #expect(client.sent(Object()) == 1)
    #expect(client.variadic(1, 2, 3) == 3)
    #expect(client.sentResult().number == 1)
    #expect(client.optional?(2) == 2)
    #expect(names.all.value.isEmpty)
    let endpoints = Set(ShapedClient._RecordedEndpoints.endpoints.keys)
    #expect(endpoints.isDisjoint(with: ["sent", "variadic", "sentResult", "optional"]))
  }

  @Test @MainActor func clientOfTheMainActorIsRecorded() async throws {
    var client = MainActorClient()
    client.load = { $0 + 1 }
    client.show = { $0 + 2 }
    client.local = { $0 + 3 }
    let recorded = MainActorClient._RecordedEndpoints.recorded(client, by: names)
    #expect(try await recorded.load(0) == 1)
    #expect(recorded.show(0) == 2)
    // A closure that may not leave the actor cannot be put into another client.
    #expect(recorded.local(0) == 3)
    #expect(names.all.value == ["load", "show"])
  }

  @Test func genericClientIsUsedAsItIs() async throws {
    var client = GenericClient<String>()
    client.load = { "\($0)" }
    #expect(try await client.load(1) == "1")
  }
}
