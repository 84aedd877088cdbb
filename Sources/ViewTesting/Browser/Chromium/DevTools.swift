import ConcurrencyExtras
import Foundation

/// A client of a browser's DevTools protocol, with commands, answers and events.
final class DevTools: Sendable {
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

  private let input: FileHandle
  private let state = Locked(State())
  private let writing = DispatchQueue(label: "DevTools.writing")

  init(input: FileHandle, output: FileHandle) {
    self.input = input
    let reading = Thread { [weak self] in
      Self.readMessages(from: output) { message in self?.receive(message) }
      self?.close()
    }
    reading.name = "DevTools.reading"
    reading.start()
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

  /// Calls a function for every event of a session.
  ///
  /// One function a session.
  func onEvent(session: String, _ listener: @escaping @Sendable (String, JSON) -> Void) {
    state.withLock { $0.listeners[session] = listener }
  }

  /// Fails every command that waits, and every later one.
  func close() {
    let waiting = state.withLock { state in
      state.isClosed = true
      state.listeners = [:]
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
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
    writing.async { [input, weak self] in
      do {
        try input.write(contentsOf: data + [0])
      } catch {
        self?.close()
      }
    }
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
      let reason = json["error"]["message"].string
      waiting.resume(
        reason.map { .failure(.refused(method: waiting.method, reason: $0)) }
          ?? .success(json["result"])
      )
    } else if let session = json["sessionId"].string, let method = json["method"].string {
      state.withLock { $0.listeners[session] }?(method, json["params"])
    }
  }

  private static func readMessages(from output: FileHandle, _ receive: (Data) -> Void) {
    var buffer = Data()
    while case let data = output.availableData, !data.isEmpty {
      buffer.append(data)
      while let end = buffer.firstIndex(of: 0) {
        receive(buffer[buffer.startIndex..<end])
        buffer = Data(buffer[(end + 1)...])
      }
    }
  }
}
