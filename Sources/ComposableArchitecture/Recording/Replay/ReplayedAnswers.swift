internal import DependenciesMacros

/// Puts clients that answer as recorded in the place of a store's clients.
struct ReplayedAnswers: ClientWrapper {
  /// Takes the next answer of an endpoint, if there is one.
  let next: @Sendable (_ client: RecordedClient, _ endpoint: String) -> RecordedAnswer.Event?
  /// Receives the reason why a call has no answer.
  let report: @Sendable (_ reason: String) -> Void

  func recorder(of client: RecordedClient) -> some EndpointRecorder {
    AnsweringClient(client: client, answers: self)
  }
}

/// A client that answers as it was recorded.
struct AnsweringClient: EndpointRecorder {
  let client: RecordedClient
  let answers: ReplayedAnswers

  func answer<Value, Failure: Error>(
    _ endpoint: String,
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let result = recorded(endpoint, as: Value.self, Failure.self) { return try result.get() }
    // The client may be that of a recorded store, which must not take the call for one of its own.
    return try EndpointCall.run(body).get()
  }

  func answer<Value, Failure: Error>(
    _ endpoint: String,
    isolation: isolated (any Actor)?,
    _ body: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    if let result = recorded(endpoint, as: Value.self, Failure.self) { return try result.get() }
    return try await EndpointCall.run(isolation: isolation, body).get()
  }

  @_disfavoredOverload
  func answer<Value: ~Copyable, Failure: Error>(
    _ endpoint: String,
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let error = missing(endpoint, as: Failure.self) { throw error }
    return try body()
  }

  @_disfavoredOverload
  func answer<Value: ~Copyable, Failure: Error>(
    _ endpoint: String,
    isolation: isolated (any Actor)?,
    _ body: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    if let error = missing(endpoint, as: Failure.self) { throw error }
    return try await body()
  }

  /// Reports that the result of a call is never recorded, and returns the error in its place, if there may be one.
  private func missing<Failure: Error>(_ endpoint: String, as: Failure.Type) -> Failure? {
    let reason = "its result cannot be copied"
    answers.report(Issues.replayLacksAnswer(of: client.name(of: endpoint), reason: reason))
    return MissingAnswer(endpoint: client.name(of: endpoint)) as? Failure
  }

  /// The recorded result of a call.
  ///
  /// Without one, the replay is over after this action. The call throws an error or gets an empty value until then.
  ///
  /// - Returns: The result, or nil if there is no value that could be in its place.
  private func recorded<Value, Failure: Error>(
    _ endpoint: String,
    as: Value.Type,
    _: Failure.Type
  ) -> Result<Value, Failure>? {
    let name = client.name(of: endpoint)
    switch answers.next(client, endpoint) {
    case .returned(let answer):
      if let value = answer.value as? Value { return .success(value) }
      answers.report(Issues.replayLacksAnswer(of: name, reason: answer.reason))
    case .threw(let answer):
      if let error = answer.value as? Failure { return .failure(error) }
      answers.report(Issues.replayLacksAnswer(of: name, reason: answer.reason))
    case .returnedStream:
      if let stream = (Value.self as? any RecordedStream.Type)?.ended as? Value {
        return .success(stream)
      }
      answers.report(Issues.replayLacksAnswer(of: name, reason: nil))
    case nil: answers.report(Issues.replayNeedsMore(of: name))
    default: answers.report(Issues.replayLacksAnswer(of: name, reason: nil))
    }
    if let error = MissingAnswer(endpoint: name) as? Failure { return .failure(error) }
    return ((Value.self as? any EmptyValue.Type)?.empty as? Value ?? () as? Value)
      .map { .success($0) }
  }
}

/// The error of an endpoint without a recorded answer.
private struct MissingAnswer: Error {
  let endpoint: String
}
