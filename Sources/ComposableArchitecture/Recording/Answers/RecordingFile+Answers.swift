internal import Foundation

extension RecordingFile {
  /// The values that dependencies gave for an action, whose answers have the types of their endpoints.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - memory: The memory of the values that stay with these.
  /// - Returns: The values.
  /// - Throws: A ``RecordingError`` if an answer cannot be read.
  func values(of action: WrittenAction, memory: ReadMemory = ReadMemory()) throws -> RecordedValues
  {
    var values = action.values
    values.answers = try values.answers.map { try read($0, memory) }
    values.ofReducer.answers = try values.ofReducer.answers.map { try read($0, memory) }
    return values
  }

  /// The answers after the last action, with the types of their endpoints.
  ///
  /// - Parameter memory: The memory of the values that stay with these.
  /// - Returns: The answers.
  /// - Throws: A ``RecordingError`` if an answer cannot be read.
  func laterAnswers(memory: ReadMemory) throws -> [RecordedAnswer] {
    try content.laterAnswers.map { try read($0, memory) }
  }

  private func read(_ answer: RecordedAnswer, _ memory: ReadMemory) throws -> RecordedAnswer {
    try answer.map { value, type in
      guard case .written(let data) = value else { return value }
      guard let type else {
        throw RecordingError.damaged(
          path: "The answer of '\(answer.name)'",
          reason: "is of an endpoint that does not exist"
        )
      }
      return try read(data, as: type, memory)
    }
  }

  private func read(
    _ data: Data,
    as type: Any.Type,
    _ memory: ReadMemory
  ) throws -> AnswerValue {
    func open<Value>(_: Value.Type) throws -> AnswerValue {
      AnswerValue(try value(Value.self, in: Array(data), memory: memory))
    }
    return try _openExistential(type, do: open)
  }
}

extension RecordedAnswer {
  /// The answer with another value.
  ///
  /// - Parameter transform: Receives the value and its type, which is nil if the endpoint does not exist.
  /// - Returns: The answer.
  func map(_ transform: (AnswerValue, Any.Type?) throws -> AnswerValue) rethrows -> Self {
    let result = ClientType.named(client.type)?.endpoint(named: endpoint)?.result
    let element = (result as? any RecordedStream.Type)?.elementType
    let event: Event =
      switch self.event {
      case .returned(let value): .returned(try transform(value, result))
      case .threw(let value): .threw(try transform(value, (any Error).self))
      case .emitted(let value): .emitted(try transform(value, element))
      case .failed(let value): .failed(try transform(value, (any Error).self))
      case .called, .wasCancelled, .returnedStream, .finished: self.event
      }
    return Self(call: call, client: client, endpoint: endpoint, action: action, event: event)
  }

  /// The answer as a file has it: without a value that the client marks as private.
  var forFile: Self {
    guard let type = ClientType.named(client.type)?.type else {
      return map { _, _ in .unwritable(reason: "several types have the name of the client") }
    }
    guard PrivateNames.contain(endpoint, of: type) else { return self }
    return map { _, _ in .unwritable(reason: "it is private") }
  }

  /// Fails if the client marks endpoints as private that it does not have.
  func checkPrivateNames() throws {
    guard let type = ClientType.named(client.type) else { return }
    _ = try PrivateNames.of(type.type, among: type.endpoints)
  }
}

extension RecordedValues {
  /// The values as a file has them.
  ///
  /// - Throws: A ``RecordingError`` if a client marks endpoints as private that it does not have.
  func forFile() throws -> Self {
    var values = self
    for answer in allAnswers { try answer.checkPrivateNames() }
    values.answers = answers.map(\.forFile)
    values.ofReducer.answers = ofReducer.answers.map(\.forFile)
    return values
  }
}
