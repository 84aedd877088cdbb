import NIOCore
import NIOPosix
import NIOSSL

/// A TLS connection to a port of this machine that can send any text.
struct SecureSocket {
  private let channel: NIOAsyncChannel<ByteBuffer, ByteBuffer>

  /// - Parameters:
  ///   - port: The port.
  ///   - version: The latest version of TLS that the client knows.
  /// - Throws: If nothing listens there.
  init(port: Int, version: TLSVersion = .tlsv13) async throws {
    var configuration = TLSConfiguration.makeClientConfiguration()
    configuration.certificateVerification = .none
    configuration.maximumTLSVersion = version
    let context = try NIOSSLContext(configuration: configuration)
    channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(
            try NIOSSLClientHandler(context: context, serverHostname: nil)
          )
          return try NIOAsyncChannel(wrappingChannelSynchronously: channel)
        }
      }
  }

  /// Sends a text, and returns everything that the other side sends until it closes.
  func exchange(_ text: String) async throws -> String {
    try await channel.executeThenClose { inbound, outbound in
      try await outbound.write(ByteBuffer(string: text))
      var received = ""
      for try await part in inbound { received += String(buffer: part) }
      return received
    }
  }

  /// Sends a text, and returns the first text that the other side sends.
  func begin(_ text: String) async throws -> String {
    try await channel.executeThenClose { inbound, outbound in
      try await outbound.write(ByteBuffer(string: text))
      for try await part in inbound { return String(buffer: part) }
      return ""
    }
  }

  /// The certificate that the server shows, in its binary format.
  func certificate() async throws -> [UInt8] {
    try await channel.executeThenClose { inbound, outbound in
      try await outbound.write(ByteBuffer(string: "HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n"))
      for try await _ in inbound { break }
      let certificate = try await channel.channel.nioSSL_peerCertificate().get()
      return try certificate?.toDERBytes() ?? []
    }
  }
}
