import ConcurrencyExtras
import Foundation

/// A connection to a browser with commands, answers and events.
///
/// The DevTools protocol and WebDriver BiDi number their commands in the same way.
final class CommandConnection: Sendable {
  typealias Answer = Result<JSON, BrowserError>

  private struct State {
    var lastID = 0
    var waiting: [Int: Waiting] = [:]
    var listeners: [String: @Sendable (String, JSON) -> Void] = [:]
    var isClosed = false
  }

  private struct Waiting {
    let method: String
    let resume: @Sendable (Answer) -> Void
  }

  private let transport: any MessageTransport
  private let state = Locked(State())

  init(_ transport: any MessageTransport) {
    self.transport = transport
    transport.start { [weak self] message in
      self?.receive(message)
    } onEnd: { [weak self] in
      self?.close()
    }
  }

  /// Sends a command and waits for its answer.
  func call(
    _ method: String,
    _ parameters: JSON = [:],
    session: String? = nil,
    timeout: Duration = .seconds(30)
  ) async throws(BrowserError) -> JSON {
    let answer: Answer = await withCheckedContinuation { continuation in
      send(method, parameters, session) { continuation.resume(returning: $0) }
        .map { expire($0, after: timeout) }
    }
    return try answer.get()
  }

  /// Calls a function for every event of a page, which is the only one for it.
  ///
  /// - Parameters:
  ///   - page: The session of the DevTools protocol, or the browsing context of WebDriver BiDi.
  ///   - listener: The function.
  func onEvent(of page: String, _ listener: @escaping @Sendable (String, JSON) -> Void) {
    state.withLock { $0.listeners[page] = listener }
  }

  /// Whether every command fails from now on.
  var isClosed: Bool { state.withLock(\.isClosed) }

  /// Fails every command that waits, and every later one.
  func close() {
    let waiting = state.withLock { state in
      state.isClosed = true
      state.listeners = [:]
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    transport.close()
    waiting.forEach { $0.resume(.failure(.ended)) }
  }

  private func send(
    _ method: String,
    _ parameters: JSON,
    _ session: String?,
    resume: @escaping @Sendable (Answer) -> Void
  ) -> Int? {
    let id: Int? = state.withLock { state in
      guard !state.isClosed else { return nil }
      state.lastID += 1
      state.waiting[state.lastID] = Waiting(method: method, resume: resume)
      return state.lastID
    }
    guard let id else {
      resume(.failure(.ended))
      return nil
    }
    var message: [String: JSON] = [
      "id": .number(Double(id)), "method": .string(method), "params": parameters,
    ]
    message["sessionId"] = session.map(JSON.string)
    guard let data = try? JSONEncoder().encode(JSON.object(message)) else { return id }
    transport.send(data)
    return id
  }

  private func expire(_ id: Int, after timeout: Duration) {
    let seconds = timeout / .seconds(1)
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak self] in
      let waiting = self?.state.withLock { $0.waiting.removeValue(forKey: id) }
      if let waiting { waiting.resume(.failure(.noAnswer(method: waiting.method))) }
    }
  }

  private func receive(_ message: Data) {
    guard let json = try? JSONDecoder().decode(JSON.self, from: message) else { return }
    if let id = json["id"].integer {
      guard let waiting = state.withLock({ $0.waiting.removeValue(forKey: id) }) else { return }
      let reason = json["error"]["message"].string ?? json["message"].string
      waiting.resume(
        reason.map { .failure(.refused(method: waiting.method, reason: $0)) }
          ?? .success(json["result"])
      )
    } else if let method = json["method"].string, let page = Self.page(of: json) {
      state.withLock { $0.listeners[page] }?(method, json["params"])
    }
  }

  /// The page that an event is about.
  private static func page(of event: JSON) -> String? {
    event["sessionId"].string ?? event["params"]["source"]["context"].string
  }
}
