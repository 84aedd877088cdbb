/// The call of an endpoint of a client that is recorded.
struct EndpointCall: Sendable {
  /// Whether the running code is that of an endpoint.
  ///
  /// The calls of a client to other dependencies are not recorded: a test that answers in its place makes none.
  @TaskLocal static var isRunning = false

  let number: Int
  let client: RecordedClient
  let endpoint: String
  /// The number of the action whose reducer or effect makes the call, or nil for other code.
  let action: Int?
  let isOfReducer: Bool
  let isAsync: Bool
  let log: AnswerLog

  func note(_ event: RecordedAnswer.Event) {
    log.append(
      RecordedAnswer(
        call: number,
        client: client,
        endpoint: endpoint,
        action: action,
        event: event
      ),
      isOfReducer: isOfReducer
    )
  }

  /// Notes the end of the call.
  ///
  /// - Parameter result: The result of the endpoint.
  /// - Returns: The value for the caller, which is another stream if it is one.
  /// - Throws: The error of the endpoint.
  func end<Value, Failure: Error>(with result: Result<Value, Failure>) throws(Failure) -> Value {
    switch result {
    case .success(let value):
      // An import reads values of the endpoint's type. So a stream in an optional is a value without a source.
      guard Value.self is any RecordedStream.Type, let stream = value as? any RecordedStream else {
        note(.returned(AnswerValue(value)))
        return value
      }
      note(.returnedStream)
      return stream.noting(note) as? Value ?? value
    case .failure(let error):
      // The end of an effect is no answer of the client. A synchronous call does not end with its task.
      let wasCancelled = isAsync && Task.isCancelled
      note(wasCancelled ? .wasCancelled : .threw(AnswerValue(error: error)))
      throw error
    }
  }

  /// Runs a reducer and starts its effects, also when an endpoint has sent the action.
  static func outside<Result>(_ operation: () -> Result) -> Result {
    isRunning ? $isRunning.withValue(false, operation: operation) : operation()
  }

  /// Runs the code of an endpoint.
  static func run<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) -> Result<Value, Failure> {
    $isRunning.withValue(true) {
      do throws(Failure) {
        return .success(try body())
      } catch {
        return .failure(error)
      }
    }
  }

  /// Runs the code of an asynchronous endpoint.
  static func run<Value, Failure: Error>(
    isolation: isolated (any Actor)?,
    _ body: () async throws(Failure) -> Value
  ) async -> Result<Value, Failure> {
    await $isRunning.withValue(true) {
      do throws(Failure) {
        return .success(try await body())
      } catch {
        return .failure(error)
      }
    }
  }
}
