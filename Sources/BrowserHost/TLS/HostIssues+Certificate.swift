extension HostIssues {
  /// The text in the terminal if the files of a certificate cannot be used.
  package static func text(for error: CertificateError, consequence: String) -> String {
    "\(fact(error)), so \(consequence).\n\nTo fix this, \(advice(error))."
  }

  private static func fact(_ error: CertificateError) -> String {
    switch error {
    case .missing(let file, let path): "The file \(quoted(path)) of the \(file) does not exist"
    case .unreadable(let file, let path): "The file \(quoted(path)) of the \(file) cannot be read"
    case .invalid(.certificate, let path): "The file \(quoted(path)) has no valid certificate"
    case .invalid(.key, let path): "The file \(quoted(path)) has no valid private key"
    case .encryptedKey(let path): "The private key in \(quoted(path)) has a passphrase"
    case .mismatch(let certificate, let key):
      "The private key in \(quoted(key)) is not that of the first certificate in \(quoted(certificate))"
    }
  }

  private static func advice(_ error: CertificateError) -> String {
    switch error {
    case .missing(let file, _): "pass the path of an existing file with '--\(file)'"
    case .unreadable: "let the user that runs the app read the file"
    case .invalid(let file, _):
      """
      pass a file in the PEM format with '--\(file)'. It has lines with '-----BEGIN' and \
      '-----END'
      """
    case .encryptedKey(let path):
      "remove the passphrase with 'openssl pkey -in \(path) -out new.key', and protect the new file"
    case .mismatch:
      """
      pass the two files of one certificate. If the certificate is right, it has to come before those of \
      its authorities
      """
    }
  }
}
