import BrowserHost
import Foundation

/// A self-signed certificate for this machine, in a folder of its own.
final class TestCertificate {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "certificate-\(UUID().uuidString)")

  init(name: String = "localhost") throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let result = try Command.run(
      "openssl",
      "req",
      "-x509",
      "-newkey",
      "ec",
      "-pkeyopt",
      "ec_paramgen_curve:prime256v1",
      "-nodes",
      "-days",
      "2",
      "-subj",
      "/CN=\(name)",
      "-addext",
      "subjectAltName=DNS:\(name),IP:127.0.0.1,IP:::1",
      "-keyout",
      path("key.pem"),
      "-out",
      path("certificate.pem")
    )
    guard result.status == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  var files: CertificateFiles {
    CertificateFiles(certificate: path("certificate.pem"), key: path("key.pem"))
  }

  func path(_ file: String) -> String { folder.appending(path: file).path() }

  /// Replaces a file by a text.
  func write(_ text: String, to file: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: file))
  }
}
