/// A part of the answer of a client to one call.
struct RecordedAnswer: Sendable {
  /// The number of the call in its store.
  let call: Int
  let client: RecordedClient
  /// The name of the endpoint.
  let endpoint: String
  /// The number of the action whose reducer or effect has made the call, or nil for other code.
  let action: Int?
  let event: Event

  enum Event: Sendable {
    /// An asynchronous endpoint was called.
    case called
    /// The endpoint has returned a result.
    case returned(AnswerValue)
    /// The endpoint has thrown an error.
    case threw(AnswerValue)
    /// The endpoint has ended because the task of its caller was cancelled.
    case wasCancelled
    /// The endpoint has returned a stream.
    case returnedStream
    /// The stream has emitted an element.
    case emitted(AnswerValue)
    /// The stream has ended.
    case finished
    /// The stream has ended with an error.
    case failed(AnswerValue)
  }

  /// The name of the endpoint for the developer.
  var name: String { client.name(of: endpoint) }
}
