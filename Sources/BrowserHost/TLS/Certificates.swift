import ConcurrencyExtras
import NIOSSL

/// The certificate that new connections get.
///
/// Its files can be read again while the server runs.
final class Certificates: Sendable {
  private let files: CertificateFiles
  private let current: Locked<NIOSSLContext>

  init(_ files: CertificateFiles) throws(CertificateError) {
    self.files = files
    current = Locked(try files.context())
  }

  /// Reads the files again.
  ///
  /// If they cannot be used, the server goes on with the certificate that it has.
  func reload() throws(CertificateError) {
    let context = try files.context()
    current.withLock { $0 = context }
  }

  /// The handler of a new connection, which begins with the handshake.
  func makeHandler() -> NIOSSLServerHandler {
    NIOSSLServerHandler(context: current.withLock(\.self))
  }
}
