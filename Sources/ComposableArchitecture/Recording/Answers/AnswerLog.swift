internal import ConcurrencyExtras
internal import DependenciesMacros
internal import Sharing

/// Numbers the calls of clients, and passes on their answers.
final class AnswerLog: Sendable {
  private struct State {
    var callCount = 0
    /// The number of the action that the reducer handles, or has handled last.
    var action = 0
  }

  private let state = Locked(State())
  private let receive: @Sendable (_ answer: RecordedAnswer, _ isOfReducer: Bool) -> Void

  /// - Parameter receive: Receives each part of an answer, and whether a reducer has made the call.
  init(_ receive: @escaping @Sendable (_ answer: RecordedAnswer, _ isOfReducer: Bool) -> Void) {
    self.receive = receive
  }

  /// Notes that the reducer begins with an action.
  func beginAction(_ number: Int) {
    state.withLock { $0.action = number }
  }

  /// Begins a call.
  ///
  /// - Parameters:
  ///   - endpoint: The name of the endpoint.
  ///   - client: The client.
  ///   - isAsync: Whether the endpoint is asynchronous.
  /// - Returns: The call, or nil if the code of another endpoint makes it.
  func begin(
    _ endpoint: String,
    of client: RecordedClient,
    isAsync: Bool
  ) -> EndpointCall? {
    guard !EndpointCall.isRunning else { return nil }
    let isOfReducer = Reduction.isCurrent
    let (number, action) = state.withLock { state in
      state.callCount += 1
      return (state.callCount, state.action)
    }
    return EndpointCall(
      number: number,
      client: client,
      endpoint: endpoint,
      action: isOfReducer ? action : EffectPlace.current?.cause?.recordedNumber,
      isOfReducer: isOfReducer,
      isAsync: isAsync,
      log: self
    )
  }

  func append(_ answer: RecordedAnswer, isOfReducer: Bool) {
    receive(answer, isOfReducer)
  }
}

/// Puts clients that are recorded in the place of a store's clients.
struct AnswerWrapper: ClientWrapper {
  let log: AnswerLog

  func recorder(of client: RecordedClient) -> some EndpointRecorder {
    AnswerRecorder(client: client, log: log)
  }
}

/// Records the calls of one client.
struct AnswerRecorder: EndpointRecorder {
  let client: RecordedClient
  let log: AnswerLog

  func answer<Value, Failure: Error>(
    _ endpoint: String,
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard let call = log.begin(endpoint, of: client, isAsync: false) else { return try body() }
    return try call.end(with: EndpointCall.run(body))
  }

  func answer<Value, Failure: Error>(
    _ endpoint: String,
    isolation: isolated (any Actor)?,
    _ body: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    guard let call = log.begin(endpoint, of: client, isAsync: true) else {
      return try await body()
    }
    call.note(.called)
    return try call.end(with: await EndpointCall.run(isolation: isolation, body))
  }
}
