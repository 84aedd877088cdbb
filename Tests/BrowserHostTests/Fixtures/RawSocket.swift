import Dispatch
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A socket to a port of this machine that can send any bytes.
final class RawSocket: Sendable {
  enum Failure: Error {
    case notConnected(errno: Int32)
    case closed(received: String)
  }

  private let descriptor: Int32
  private let sending = DispatchQueue(label: "RawSocket.sending")
  private let receiving = DispatchQueue(label: "RawSocket.receiving")

  /// Connects to a port.
  ///
  /// - Parameters:
  ///   - port: The port.
  ///   - host: The address with the port.
  ///   - source: The address from which the connection comes.
  /// - Throws: If nothing listens there.
  init(port: Int, at host: String = "127.0.0.1", from source: String? = nil) throws {
    #if canImport(Darwin)
    let kind = SOCK_STREAM
    #else
    let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    descriptor = socket(AF_INET, kind, 0)
    // A server that never answers fails its test, and a slow machine does not.
    wait(SO_RCVTIMEO, seconds: 600)
    // The system buffers few bytes that the other side has not read.
    var kept: Int32 = 64 * 1024
    setsockopt(descriptor, SOL_SOCKET, SO_SNDBUF, &kept, socklen_t(MemoryLayout<Int32>.size))
    let isBound = source.map { withAddress($0, port: 0) { bind(descriptor, $0, $1) } == 0 } ?? true
    guard isBound, withAddress(host, port: port, { connect(descriptor, $0, $1) }) == 0 else {
      throw Failure.notConnected(errno: errno)
    }
  }

  /// A connection that the server has admitted, and that waits for its next request.
  ///
  /// The server admits connections that say nothing in any order, because it has several event loops.
  static func idle(port: Int, from source: String? = nil) async throws -> RawSocket {
    let socket = try RawSocket(port: port, from: source)
    await socket.send("HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    _ = try await socket.receiveHead()
    return socket
  }

  deinit {
    close(descriptor)
  }

  /// Sends nothing more, and still receives.
  func finishSending() {
    #if canImport(Darwin)
    shutdown(descriptor, SHUT_WR)
    #else
    shutdown(descriptor, Int32(SHUT_WR))
    #endif
  }

  /// Sends bytes, or as many as the other side reads before it closes.
  func send(_ bytes: [UInt8]) async {
    _ = await on(sending) { self.write(bytes) }
  }

  /// Sends bytes while the other side reads them, and returns the number of bytes that it took.
  func sendWhileTaken(_ bytes: [UInt8]) async -> Int {
    await on(sending) {
      self.wait(SO_SNDTIMEO, seconds: 1)
      defer { self.wait(SO_SNDTIMEO, seconds: 600) }
      return self.write(bytes)
    }
  }

  func send(_ text: String) async {
    await send(Array(text.utf8))
  }

  /// Exactly so many bytes.
  func receive(count: Int) async throws -> [UInt8] {
    try await on(receiving) { () -> Result<[UInt8], Failure> in
      var received: [UInt8] = []
      while received.count < count {
        guard let bytes = self.read(count - received.count) else {
          return .failure(.closed(received: String(decoding: received, as: UTF8.self)))
        }
        received += bytes
      }
      return .success(received)
    }.get()
  }

  /// Everything up to the end of the head of an answer.
  func receiveHead() async throws -> String {
    var head = ""
    while !head.hasSuffix("\r\n\r\n") {
      head += String(decoding: try await receive(count: 1), as: UTF8.self)
    }
    return head
  }

  /// Everything up to the bytes after which nothing comes.
  func receive(through end: [UInt8]) async throws -> [UInt8] {
    try await on(receiving) { () -> Result<[UInt8], Failure> in
      var received: [UInt8] = []
      while !received.suffix(end.count).elementsEqual(end) {
        guard let bytes = self.read(65536) else {
          return .failure(.closed(received: "\(received.count) bytes"))
        }
        received += bytes
      }
      return .success(received)
    }.get()
  }

  /// Everything until the other side closes.
  func receiveToEnd() async -> String {
    await on(receiving) {
      var received: [UInt8] = []
      while let bytes = self.read(4096) { received += bytes }
      return String(decoding: received, as: UTF8.self)
    }
  }

  private func write(_ bytes: [UInt8]) -> Int {
    bytes.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
        let count = systemSend(descriptor, rest)
        guard count > 0 else { break }
        sent += count
      }
      return sent
    }
  }

  /// How long a call waits for the other side before it gives up.
  private func wait(_ option: Int32, seconds: Int) {
    var limit = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  private func read(_ count: Int) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: count)
    let received = recv(descriptor, &buffer, count, 0)
    return received > 0 ? Array(buffer.prefix(received)) : nil
  }

  private func on<Value: Sendable>(
    _ queue: DispatchQueue,
    _ work: @escaping @Sendable () -> Value
  ) async -> Value {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: work()) }
    }
  }
}

/// Calls a function of the system with an address.
private func withAddress<Result>(
  _ host: String,
  port: Int,
  _ call: (UnsafePointer<sockaddr>, socklen_t) -> Result
) -> Result {
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = UInt16(port).bigEndian
  address.sin_addr.s_addr = inet_addr(host)
  return withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      call($0, socklen_t(MemoryLayout<sockaddr_in>.size))
    }
  }
}

/// The system's function, which the method of the same name would hide.
private func systemSend(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  send(descriptor, bytes.baseAddress, bytes.count, 0)
}
