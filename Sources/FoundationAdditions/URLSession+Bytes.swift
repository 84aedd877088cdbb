#if canImport(FoundationNetworking)
public import Foundation
public import FoundationNetworking

// On Apple's platforms this comes with Foundation.
extension URLSession {
  /// Loads a URL and delivers its bytes as they arrive.
  ///
  /// ```swift
  /// let (bytes, _) = try await URLSession.shared.bytes(from: url)
  /// for try await line in bytes.lines {
  ///   await send(.received(line))
  /// }
  /// ```
  ///
  /// The request uses the configuration of this session but runs in a session of its own, so that
  /// this session's delegate is not called. It is cancelled with the task that waits for it, and
  /// when the last iterator is released.
  ///
  /// - Parameter url: The URL.
  /// - Returns: The bytes, and the response.
  /// - Throws: An error of the connection.
  public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url))
  }

  /// Sends a request and delivers the bytes of the response as they arrive.
  ///
  /// - Parameter request: The request.
  /// - Returns: The bytes, and the response.
  /// - Throws: An error of the connection.
  public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
    let loader = ByteLoader()
    let session = URLSession(configuration: configuration, delegate: loader, delegateQueue: nil)
    // The session keeps its delegate until the request has ended.
    defer { session.finishTasksAndInvalidate() }
    let task = session.dataTask(with: request)
    loader.onTermination { task.cancel() }
    let response = try await withTaskCancellationHandler {
      try await loader.response { task.resume() }
    } onCancel: {
      task.cancel()
    }
    return (AsyncBytes(task: task, chunks: loader.chunks), response)
  }

  /// The bytes of a response.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8

    /// The task that loads the bytes.
    public let task: URLSessionDataTask
    fileprivate let chunks: AsyncThrowingStream<Data, any Error>

    /// Makes the iterator.
    ///
    /// The bytes are delivered once.
    public func makeAsyncIterator() -> Iterator {
      Iterator(chunks: chunks.makeAsyncIterator())
    }

    /// Iterates over the bytes.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var chunks: AsyncThrowingStream<Data, any Error>.Iterator
      private var chunk = Data().makeIterator()

      fileprivate init(chunks: AsyncThrowingStream<Data, any Error>.Iterator) {
        self.chunks = chunks
      }

      /// The next byte, or `nil` at the end.
      public mutating func next() async throws -> UInt8? {
        while true {
          if let byte = chunk.next() { return byte }
          guard let data = try await chunks.next() else { return nil }
          chunk = data.makeIterator()
        }
      }
    }
  }
}

/// Forwards the data and the response of a task.
private final class ByteLoader: NSObject {
  let chunks: AsyncThrowingStream<Data, any Error>
  private let continuation: AsyncThrowingStream<Data, any Error>.Continuation
  private let (responses, answer) = AsyncThrowingStream.makeStream(of: URLResponse.self)

  override init() {
    (chunks, continuation) = AsyncThrowingStream.makeStream()
  }

  func onTermination(_ cancel: @escaping @Sendable () -> Void) {
    continuation.onTermination = { _ in cancel() }
  }

  /// The response, once the task runs.
  func response(_ resume: () -> Void) async throws -> URLResponse {
    resume()
    for try await response in responses { return response }
    throw CancellationError()
  }
}

extension ByteLoader: URLSessionDataDelegate {
  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    answer.yield(response)
    answer.finish()
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    continuation.yield(data)
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    answer.finish(throwing: error)
    continuation.finish(throwing: error)
  }
}
#endif
