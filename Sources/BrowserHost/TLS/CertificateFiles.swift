import Foundation
import NIOCore
import NIOSSL

/// The files of a server's certificate, both in the PEM format.
package struct CertificateFiles: Equatable, Sendable {
  /// The path of the certificate, which comes first, and of the authorities between it and one that browsers know.
  package var certificate: String
  /// The path of the certificate's private key, which has no passphrase.
  package var key: String

  package init(certificate: String, key: String) {
    self.certificate = certificate
    self.key = key
  }

  /// Reads the files, and checks that they belong together.
  func context() throws(CertificateError) -> NIOSSLContext {
    let chain = try chain()
    var configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: chain.map { .certificate($0) },
      privateKey: .privateKey(try privateKey())
    )
    configuration.minimumTLSVersion = .tlsv12
    configuration.applicationProtocols = ["http/1.1"]
    // A connection that has lost its place to another one does not stay open for a peer that does not answer.
    configuration.shutdownTimeout = .milliseconds(500)
    do {
      return try NIOSSLContext(configuration: configuration)
    } catch {
      throw .mismatch(certificate: certificate, key: key)
    }
  }

  private func chain() throws(CertificateError) -> [NIOSSLCertificate] {
    let bytes = try Self.bytes(of: .certificate, at: certificate)
    do {
      let chain = try NIOSSLCertificate.fromPEMBytes(bytes)
      if !chain.isEmpty { return chain }
    } catch {
      // The file has no certificate either way.
    }
    throw .invalid(.certificate, path: certificate)
  }

  private func privateKey() throws(CertificateError) -> NIOSSLPrivateKey {
    let bytes = try Self.bytes(of: .key, at: key)
    // A key with a passphrase would be asked for it in the terminal.
    guard !String(decoding: bytes, as: UTF8.self).contains("ENCRYPTED") else {
      throw .encryptedKey(path: key)
    }
    do {
      return try NIOSSLPrivateKey(bytes: bytes, format: .pem)
    } catch {
      throw .invalid(.key, path: key)
    }
  }

  private static func bytes(
    of file: CertificateError.File,
    at path: String
  ) throws(CertificateError) -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw FileManager.default.fileExists(atPath: path)
        ? .unreadable(file, path: path) : .missing(file, path: path)
    }
  }
}

/// Why a server cannot use a certificate.
package enum CertificateError: Error, Equatable, Sendable {
  package enum File: String, Sendable {
    case certificate, key
  }

  case missing(File, path: String)
  /// The process may not read the file, or it is a folder.
  case unreadable(File, path: String)
  /// The file is not what it has to be.
  case invalid(File, path: String)
  case encryptedKey(path: String)
  /// The key is not that of the first certificate.
  case mismatch(certificate: String, key: String)
}
