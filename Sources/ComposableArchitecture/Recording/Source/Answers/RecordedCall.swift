/// The call of an endpoint with all parts of its answer.
struct RecordedCall {
  /// A part of a stream, with the number of the action that was handled next.
  struct StreamPart {
    let action: Int
    let value: AnswerValue
  }

  /// The end of a stream.
  enum StreamEnd {
    case finished
    case failed(AnswerValue)
  }

  /// The answer of the client.
  enum Outcome {
    /// The endpoint has not returned, or not before its caller was cancelled.
    case none
    case returned(AnswerValue)
    case threw(AnswerValue)
    case stream
  }

  let client: RecordedClient
  let endpoint: String
  /// The number of the action whose reducer or effect has made the call, or nil for other code.
  let action: Int?
  private(set) var outcome = Outcome.none
  private(set) var elements: [StreamPart] = []
  private(set) var end: (action: Int, kind: StreamEnd)?

  /// Adds a part of the answer.
  ///
  /// - Parameters:
  ///   - event: The part.
  ///   - action: The number of the action that was handled next.
  private mutating func add(_ event: RecordedAnswer.Event, before action: Int) {
    switch event {
    case .called, .wasCancelled: break
    case .returned(let value): outcome = .returned(value)
    case .threw(let value): outcome = .threw(value)
    case .returnedStream: outcome = .stream
    case .emitted(let value): elements.append(StreamPart(action: action, value: value))
    case .finished: end = (action, .finished)
    case .failed(let value): end = (action, .failed(value))
    }
  }

  /// The calls that have made some answers, in their order.
  ///
  /// - Parameter answers: The parts of the answers, each with the number of the action that was handled next.
  /// - Returns: The calls.
  static func all(in answers: [(answer: RecordedAnswer, action: Int)]) -> [RecordedCall] {
    var calls: [Int: RecordedCall] = [:]
    for (answer, action) in answers {
      calls[
        answer.call,
        default: RecordedCall(
          client: answer.client,
          endpoint: answer.endpoint,
          action: answer.action
        )
      ].add(answer.event, before: action)
    }
    return calls.sorted { $0.key < $1.key }.map(\.value)
  }

  private init(client: RecordedClient, endpoint: String, action: Int?) {
    self.client = client
    self.endpoint = endpoint
    self.action = action
  }
}
