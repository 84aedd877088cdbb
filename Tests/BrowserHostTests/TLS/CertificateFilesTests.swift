import BrowserHost
import Foundation
import Testing

@MainActor
struct CertificateFilesTests {
  private func error(_ files: CertificateFiles) -> CertificateError? {
    var configuration = Server.Configuration()
    configuration.port = 0
    configuration.certificate = files
    let log = HostLog { _ in }
    let registry = SessionRegistry(log: log) { _ in CounterContent() }
    do {
      try Server.start(configuration, registry: registry, log: log).stop()
      return nil
    } catch .certificate(let error) {
      return error
    } catch {
      return nil
    }
  }

  @Test func serverNamesTheFileThatItCannotUse() throws {
    let own = try TestCertificate()
    let other = try TestCertificate()
    let (certificate, key) = (own.files.certificate, own.files.key)
    try own.write("nonsense", to: "nonsense.pem")
    try own.write("-----BEGIN ENCRYPTED PRIVATE KEY-----\nAAAA\n", to: "encrypted.pem")
    let (missing, nonsense) = (own.path("missing.pem"), own.path("nonsense.pem"))
    let (folder, encrypted) = (own.folder.path(), own.path("encrypted.pem"))
    let cases: [(CertificateFiles, CertificateError?)] = [
      (own.files, nil),
      (.init(certificate: missing, key: key), .missing(.certificate, path: missing)),
      (.init(certificate: certificate, key: missing), .missing(.key, path: missing)),
      (.init(certificate: folder, key: key), .unreadable(.certificate, path: folder)),
      (.init(certificate: nonsense, key: key), .invalid(.certificate, path: nonsense)),
      (.init(certificate: key, key: key), .invalid(.certificate, path: key)),
      (.init(certificate: certificate, key: nonsense), .invalid(.key, path: nonsense)),
      (.init(certificate: certificate, key: certificate), .invalid(.key, path: certificate)),
      (.init(certificate: certificate, key: encrypted), .encryptedKey(path: encrypted)),
      (
        .init(certificate: certificate, key: other.files.key),
        .mismatch(certificate: certificate, key: other.files.key)
      ),
    ]
    for (files, expected) in cases { #expect(error(files) == expected, "\(files)") }
  }

  @Test func errorsNameTheFileAndTheRemedy() {
    let expected: [(CertificateError, String)] = [
      (
        .missing(.certificate, path: "a.pem"),
        """
        The file 'a.pem' of the certificate does not exist, so Counter cannot start.

        To fix this, pass the path of an existing file with '--certificate'.
        """
      ),
      (
        .unreadable(.key, path: "a.pem"),
        """
        The file 'a.pem' of the key cannot be read, so Counter cannot start.

        To fix this, let the user that runs the app read the file.
        """
      ),
      (
        .invalid(.certificate, path: "a.pem"),
        """
        The file 'a.pem' has no valid certificate, so Counter cannot start.

        To fix this, pass a file in the PEM format with '--certificate'. It has lines with '-----BEGIN' and '-----END'.
        """
      ),
      (
        .invalid(.key, path: "a.pem"),
        """
        The file 'a.pem' has no valid private key, so Counter cannot start.

        To fix this, pass a file in the PEM format with '--key'. It has lines with '-----BEGIN' and '-----END'.
        """
      ),
      (
        .encryptedKey(path: "a.pem"),
        """
        The private key in 'a.pem' has a passphrase, so Counter cannot start.

        To fix this, remove the passphrase with 'openssl pkey -in a.pem -out new.key', and protect the new file.
        """
      ),
      (
        .mismatch(certificate: "a.pem", key: "b.pem"),
        """
        The private key in 'b.pem' is not that of the first certificate in 'a.pem', so Counter cannot start.

        To fix this, pass the two files of one certificate. If the certificate is right, it has to come before those of \
        its authorities.
        """
      ),
    ]
    for (error, text) in expected {
      #expect(HostIssues.text(for: .certificate(error), appName: "Counter") == text)
    }
  }
}
