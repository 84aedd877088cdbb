internal import DependenciesMacros

/// The source that answers the calls of one endpoint in a test.
@MainActor
struct EndpointSource {
  /// The statements before the store.
  private(set) var declarations: [String] = []
  /// The statement that overrides the endpoint.
  private(set) var statement: [String] = []
  /// The statements before the steps of actions, by the numbers of the actions.
  private(set) var steps: [Int: [String]] = [:]

  private let calls: [RecordedCall]
  private let endpoint: RecordedEndpoint
  /// The expression of the endpoint, such as `$0.factClient.fetch`.
  private let target: String
  /// A name for the answers, such as `fetch`.
  private let name: String
  private let timing: StreamTiming
  /// The width of a line between the steps.
  private let width: Int
  private let writer: SourceWriter

  /// - Parameters:
  ///   - calls: The calls of the endpoint, at least one.
  ///   - names: The names of the test's variables.
  ///   - timing: The times of the elements of streams.
  ///   - width: The width of a line between the steps.
  ///   - writer: Writes values.
  /// - Throws: The reason why the endpoint cannot be overridden.
  init(
    _ calls: [RecordedCall],
    names: inout LocalNames,
    timing: StreamTiming,
    width: Int,
    writer: SourceWriter
  ) throws(Unwritable) {
    guard let call = calls.first, let type = ClientType.named(call.client.type),
      let endpoint = type.endpoint(named: call.endpoint)
    else { throw Unwritable(reason: "a client that does not exist") }
    guard let place = call.client.place else {
      throw Unwritable(reason: "the private key of a client")
    }
    guard !PrivateNames.contain(call.endpoint, of: type.type) else {
      throw Unwritable(reason: "a private answer")
    }
    writer.types.addModule(of: writer.types.type(type.type))
    self.calls = calls
    self.endpoint = endpoint
    target = "$0\(place).\(SourceName.quoted(call.endpoint))"
    name = names.fresh(for: call.endpoint)
    self.timing = timing
    self.width = width
    self.writer = writer
    if endpoint.result is any RecordedStream.Type {
      try writeStreams(&names)
    } else {
      try writeValues()
    }
  }

  // MARK: - Values

  private mutating func writeValues() throws(Unwritable) {
    var bodies: [SourceText] = []
    var results: [SourceText] = []
    var throwsErrors = false
    for call in calls {
      switch call.outcome {
      case .returned(let answer):
        let source = try source(of: answer)
        bodies.append(source)
        let value = endpoint.result == Void.self ? SourceText.word("()") : source
        results.append(.call(".success", [SourceText.Item(value: value)]))
      case .threw(let answer):
        throwsErrors = true
        let source = try source(of: answer)
        bodies.append(Self.prefixed("throw ", source))
        results.append(.call(".failure", [SourceText.Item(value: source)]))
      case .none, .stream:
        guard endpoint.isAsync, endpoint.failure == (any Error).self else {
          throw Unwritable(reason: "a call that has not returned")
        }
        bodies.append(.word("try await Task.never()"))
      }
    }
    if let body = Self.only(bodies) { return override(with: body) }
    guard results.count == calls.count else {
      throw Unwritable(reason: "a call that has not returned, beside one that has,")
    }
    let type = try typeName(of: endpoint.result)
    if throwsErrors {
      declare(results, of: "Result<\(type), \(try typeName(of: endpoint.failure))>")
      override(with: .word("try \(name).next().get()"))
    } else {
      declare(bodies, of: type)
      override(with: .word("\(name).next()"))
    }
  }

  // MARK: - Streams

  private mutating func writeStreams(_ localNames: inout LocalNames) throws(Unwritable) {
    let streams = calls.filter { if case .stream = $0.outcome { true } else { false } }
    guard streams.count == calls.count, let type = endpoint.result as? any RecordedStream.Type
    else { throw Unwritable(reason: "a call that has not returned its stream") }
    let isThrowing = type.isThrowing
    if streams.allSatisfy(timing.isPrompt) {
      var bodies: [SourceText] = []
      for stream in streams { bodies.append(try prompt(stream)) }
      if let body = Self.only(bodies) { return override(with: body) }
      declare(bodies, of: try typeName(of: endpoint.result))
      return override(with: .word("\(name).next()"))
    }
    let element = try typeName(of: type.elementType)
    let kind = isThrowing ? "AsyncThrowingStream<\(element), any Error>" : "AsyncStream<\(element)>"
    let names = streams.indices.map {
      streams.count == 1 ? name : localNames.fresh(for: "\(name)\($0 + 1)")
    }
    for (name, stream) in zip(names, streams) {
      declarations.append("let \(name) = \(kind).makeStream()")
      for part in timing.elements(of: stream) {
        let argument = SourceText.Item(value: try source(of: part.value))
        add(.call("\(name).continuation.yield", [argument]), before: part.action)
      }
      guard let end = timing.end(of: stream) else { continue }
      add(.call("\(name).continuation.finish", try finish(end.kind)), before: end.action)
    }
    guard names.count > 1 else { return override(with: .word("\(name).stream")) }
    declare(names.map { .word("\($0).stream") }, of: kind)
    override(with: .word("\(name).next()"))
  }

  private func finish(_ end: RecordedCall.StreamEnd) throws(Unwritable) -> [SourceText.Item] {
    guard case .failed(let error) = end else { return [] }
    return [SourceText.Item(label: "throwing: ", value: try source(of: error))]
  }

  /// A stream whose elements come at once.
  private func prompt(_ stream: RecordedCall) throws(Unwritable) -> SourceText {
    var elements: [SourceText] = []
    for part in timing.elements(of: stream) { elements.append(try source(of: part.value)) }
    var items = [SourceText.Item(value: .array(elements))]
    if let end = timing.end(of: stream) {
      items += try finish(end.kind)
    } else {
      items.append(SourceText.Item(label: "isOpen: ", value: .word("true")))
    }
    return .call(".recorded", items)
  }

  private mutating func add(_ statement: SourceText, before action: Int) {
    steps[timing.step(for: action), default: []] += statement.lines(width: width)
  }

  // MARK: - Parts

  private mutating func declare(_ answers: [SourceText], of type: String) {
    let head = "let \(name) = "
    let list = SourceText.Item(value: .array(answers))
    let source = SourceText.call("RecordedAnswers<\(type)>", [list])
    var lines = source.lines(width: SourceText.width - 4, lead: head.count)
    lines[0] = head + lines[0]
    declarations += lines
  }

  private mutating func override(with body: SourceText) {
    let parameters = Array(repeating: "_", count: endpoint.parameterCount).joined(separator: ", ")
    var head = "\(target) = {" + (parameters.isEmpty ? "" : " \(parameters) in")
    if endpoint.result == Void.self, case .word("()") = body {
      statement = [parameters.isEmpty ? head + "}" : head + " }"]
      return
    }
    head += " "
    let width = SourceText.width - 6
    let lines = body.lines(width: width, lead: head.count, trail: " }".count)
    guard lines.count > 1 || head.count + lines[0].count + 2 > width else {
      statement = [head + lines[0] + " }"]
      return
    }
    statement =
      [String(head.dropLast())] + body.lines(width: width - 2).map { "  \($0)" } + ["}"]
  }

  private func source(of answer: AnswerValue) throws(Unwritable) -> SourceText {
    guard let value = answer.value else {
      throw Unwritable(reason: answer.reason ?? "an unknown value")
    }
    return value is Void ? .word("()") : try writer.source(of: value)
  }

  private func typeName(of type: Any.Type) throws(Unwritable) -> String {
    let written = writer.types.type(type)
    guard !written.isPrivate else {
      throw Unwritable(reason: "the private type '\(written.name)'")
    }
    writer.types.addModule(of: written)
    if type == Void.self { return "Void" }
    return type == (any Error).self ? "any Error" : written.name
  }

  private static func prefixed(_ word: String, _ source: SourceText) -> SourceText {
    switch source {
    case .word(let text): .word(word + text)
    case .list(let open, let items, let close):
      .list(open: word + open, items: items, close: close)
    case .closures(let head, let closures): .closures(word + head, closures)
    }
  }

  /// The source if all are the same.
  private static func only(_ sources: [SourceText]) -> SourceText? {
    let texts = Set(sources.map { $0.lines(width: .max).joined(separator: "\n") })
    return texts.count == 1 ? sources.first : nil
  }
}
