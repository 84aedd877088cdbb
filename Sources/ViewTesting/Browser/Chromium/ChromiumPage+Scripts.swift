extension ChromiumPage {
  func evaluate(
    _ expression: String,
    in world: ScriptWorld,
    timeout: Duration
  ) async throws(BrowserError) -> JSON {
    guard world == .apart else { return try await evaluate(expression, world: nil, timeout) }
    do {
      return try await evaluate(expression, world: try await self.world(), timeout)
    } catch .refused {
      // The page was reloaded, and its old world is gone.
      forgetWorld()
      return try await evaluate(expression, world: try await self.world(), timeout)
    }
  }

  private func evaluate(
    _ expression: String,
    world: Int?,
    _ timeout: Duration
  ) async throws(BrowserError) -> JSON {
    var parameters: [String: JSON] = [
      "expression": .string(expression), "awaitPromise": true, "returnByValue": true,
    ]
    parameters["contextId"] = world.map { .number(Double($0)) }
    let result = try await call("Runtime.evaluate", .object(parameters), timeout: timeout)
    return try Self.value(of: result)["value"]
  }

  func run(_ body: String, on element: PageElement) async throws(BrowserError) -> JSON {
    try await run(body, on: element, byValue: true)["value"]
  }

  /// Runs the body of a function in which an element is `this`.
  func run(
    _ body: String,
    on element: PageElement,
    byValue: Bool
  ) async throws(BrowserError) -> JSON {
    let object = try await call("DOM.resolveNode", element.parameters)["object"]["objectId"]
    let result = try await call(
      "Runtime.callFunctionOn",
      [
        "objectId": object, "returnByValue": .bool(byValue), "awaitPromise": true,
        "functionDeclaration": .string("function() { \(body) }"),
      ]
    )
    return try Self.value(of: result)
  }

  private static func value(of result: JSON) throws(BrowserError) -> JSON {
    let exception = result["exceptionDetails"]
    guard exception == .null else { throw .scriptFailed(description(ofException: exception)) }
    return result["result"]
  }
}
