extension FirefoxPage {
  func evaluate(
    _ expression: String,
    in world: ScriptWorld,
    timeout: Duration
  ) async throws(BrowserError) -> JSON {
    guard world == .apart else {
      return try await evaluate(expression, ["context": .string(context)], timeout)
    }
    return try await inRealm { realm throws(BrowserError) in
      try await self.evaluate(expression, ["realm": .string(realm)], timeout)
    }
  }

  func run(_ body: String, on element: PageElement) async throws(BrowserError) -> JSON {
    try await inRealm { realm throws(BrowserError) in
      try await self.call(
        "script.callFunction",
        [
          "functionDeclaration": .string("function() { \(body) }"), "awaitPromise": true,
          "target": ["realm": .string(realm)], "this": element.reference,
        ]
      ).scriptValue()
    }
  }

  /// Runs the body of a function among the browser's own scripts, in which the page is `page`.
  func runInBrowser(_ body: String, _ arguments: JSON...) async throws(BrowserError) -> JSON {
    let windows = try await call("browsingContext.getTree", ["moz:scope": "chrome"])["contexts"]
    guard let window = windows.array.first?["context"] else { throw .unexpectedValue("no window") }
    let function = """
      async (id, ...values) => {
        const { NavigableManager } =
          ChromeUtils.importESModule("chrome://remote/content/shared/NavigableManager.sys.mjs");
        const page = NavigableManager.getBrowsingContextById(id);
        \(body)
      }
      """
    return try await call(
      "script.callFunction",
      [
        "functionDeclaration": .string(function), "awaitPromise": true,
        "target": ["context": window],
        "arguments": .array(([.string(context)] + arguments).map(\.scriptArgument)),
      ]
    ).scriptValue()
  }

  private func evaluate(
    _ expression: String,
    _ target: JSON,
    _ timeout: Duration
  ) async throws(BrowserError) -> JSON {
    try await call(
      "script.evaluate",
      ["expression": .string(expression), "target": target, "awaitPromise": true],
      timeout: timeout
    ).scriptValue()
  }

  /// Runs a script in the current document, also if the page has been reloaded since the last one.
  private func inRealm(
    _ script: (String) async throws(BrowserError) -> JSON
  ) async throws(BrowserError) -> JSON {
    do {
      return try await script(try await currentRealm())
    } catch .refused {
      realm = nil
      return try await script(try await currentRealm())
    }
  }

  private func currentRealm() async throws(BrowserError) -> String {
    if let realm { return realm }
    let answer = try await call(
      "script.evaluate",
      [
        "expression": "null", "awaitPromise": false,
        "target": ["context": .string(context), "sandbox": "tests"],
      ]
    )
    guard let found = answer["realm"].string else { throw .unexpectedValue("no realm") }
    realm = found
    return found
  }
}

extension JSON {
  /// The value that a script has returned, in the format of WebDriver BiDi.
  fileprivate func scriptValue() throws(BrowserError) -> JSON {
    guard self["type"] != "exception" else {
      throw .scriptFailed(self["exceptionDetails"]["text"].string ?? "unknown")
    }
    return self["result"].localValue
  }

  /// A value of a script as a value without types.
  ///
  /// An element is its reference.
  private var localValue: JSON {
    switch self["type"].string {
    case "string", "boolean": self["value"]
    // Numbers without a notation in JSON are strings.
    case "number": self["value"].number.map(JSON.number) ?? .null
    case "array": .array(self["value"].array.map(\.localValue))
    case "object":
      .object(
        Dictionary(
          self["value"].array.map {
            ($0.array.first?.string ?? "", $0.array.last?.localValue ?? .null)
          }
        ) { $1 }
      )
    case "node": ["sharedId": self["sharedId"]]
    default: .null
    }
  }

  fileprivate var scriptArgument: JSON {
    switch self {
    case .bool: ["type": "boolean", "value": self]
    case .string: ["type": "string", "value": self]
    default: ["type": "null"]
    }
  }
}

extension PageElement {
  init?(_ value: JSON) {
    guard let id = value["sharedId"].string else { return nil }
    self.init(id: id)
  }

  var reference: JSON { ["sharedId": .string(id)] }
}
