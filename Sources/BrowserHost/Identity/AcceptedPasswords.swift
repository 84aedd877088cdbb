#if os(Linux)
import ConcurrencyExtras
import Crypto
import ViewValues

/// The passwords that were accepted, so that they need not be hashed again.
///
/// Of each name it has a digest of the last one. The digest is worth nothing without a key that the process alone has
/// and never writes.
final class AcceptedPasswords: Sendable {
  private let key = randomToken()
  private let digests = Locked<[String: String]>([:])

  /// Whether a password was accepted, and its hash is still the same.
  func contains(_ credentials: BasicCredentials, hash: String) -> Bool {
    guard let digest = digests.withLock({ $0[credentials.name] }) else { return false }
    return isEqualInConstantTime(digest, self.digest(of: credentials, hash))
  }

  func insert(_ credentials: BasicCredentials, hash: String) {
    let digest = digest(of: credentials, hash)
    digests.withLock { $0[credentials.name] = digest }
  }

  private func digest(of credentials: BasicCredentials, _ hash: String) -> String {
    // A name or a password with a null character is not valid.
    let text = [key, hash, credentials.name, credentials.password].joined(separator: "\0")
    return SHA256.digits(of: text)
  }
}
#endif
