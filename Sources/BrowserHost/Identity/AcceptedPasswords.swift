#if os(Linux)
import ConcurrencyExtras
import ViewValues

/// The passwords that were accepted, so that they need not be hashed again.
///
/// Of each name it has a digest of the last one. The digest is worth nothing without a key that the process alone has
/// and never writes.
final class AcceptedPasswords: Sendable {
  private let key = randomToken()
  private let digests = Locked<[String: String]>([:])

  func contains(_ credentials: BasicCredentials) -> Bool {
    guard let digest = digests.withLock({ $0[credentials.name] }) else { return false }
    return isEqualInConstantTime(digest, self.digest(of: credentials))
  }

  func insert(_ credentials: BasicCredentials) {
    let digest = digest(of: credentials)
    digests.withLock { $0[credentials.name] = digest }
  }

  private func digest(of credentials: BasicCredentials) -> String {
    // A name or a password with a null character is not valid.
    SHA256.digits(of: Array("\(key)\0\(credentials.name)\0\(credentials.password)".utf8))
  }
}
#endif
