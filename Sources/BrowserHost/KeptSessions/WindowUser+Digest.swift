import Crypto
import ViewValues

extension WindowUser {
  /// The SHA-256 hash of the user with name and claims, by which a store knows whether they have changed.
  package var keptDigest: String {
    let facts = [id, name] + claims.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    // Each text has its length before it, so that no two users are written in the same way.
    let text = facts.map { "\($0.utf8.count):\($0)" }.joined()
    return SHA256.digits(of: text)
  }
}
