import ConcurrencyExtras

/// Whether this process serves windows of different users.
///
/// Code that belongs to no window must not use the storage that all windows share in place of a user's own then.
package enum ServedUsers {
  private static let state = Locked(false)

  /// Whether a server of this process asks who its users are.
  package static var exist: Bool { state.withLock { $0 } }

  /// Notes that a server asks who its users are.
  package static func begin() {
    state.withLock { $0 = true }
  }
}
