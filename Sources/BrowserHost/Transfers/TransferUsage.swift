/// A number of files on their way, and of stored files with their bytes.
package struct TransferUsage: Equatable, Sendable {
  /// The files that are on their way.
  package var active = 0
  /// The files on the disk.
  package var files = 0
  /// The bytes on the disk.
  package var bytes = 0

  package init(active: Int = 0, files: Int = 0, bytes: Int = 0) {
    self.active = active
    self.files = files
    self.bytes = bytes
  }

  static func + (one: TransferUsage, other: TransferUsage) -> TransferUsage {
    TransferUsage(
      active: one.active + other.active,
      files: one.files + other.files,
      bytes: one.bytes + other.bytes
    )
  }

  static prefix func - (usage: TransferUsage) -> TransferUsage {
    TransferUsage(active: -usage.active, files: -usage.files, bytes: -usage.bytes)
  }

  func isWithin(_ limit: TransferUsage) -> Bool {
    active <= limit.active && files <= limit.files && bytes <= limit.bytes
  }
}

/// A group of sessions with a limit of its own.
package enum TransferScope: Hashable, Sendable {
  case everyone
  /// The sessions of an address as limits count it.
  case address(String?)
  case session(SessionID)
}

/// The session that a file belongs to.
struct TransferOwner: Hashable, Sendable {
  let session: SessionID
  let network: String?

  var scopes: [TransferScope] { [.everyone, .address(network), .session(session)] }
}

/// The usage of all scopes.
struct TransferAccounts {
  private var usage: [TransferScope: TransferUsage] = [:]

  subscript(scope: TransferScope) -> TransferUsage { usage[scope] ?? TransferUsage() }

  /// Adds to the usage of an owner, if no limit is exceeded by that.
  ///
  /// - Returns: Whether it was added.
  mutating func take(_ more: TransferUsage, by owner: TransferOwner, _ limits: TransferLimits)
    -> Bool
  {
    let hasRoom =
      owner.scopes.allSatisfy { (self[$0] + more).isWithin(limits.limit(of: $0)) }
      && leavesRoom(more, to: owner, limits)
    if hasRoom { add(more, to: owner) }
    return hasRoom
  }

  /// Whether the address of an owner leaves enough to others of what it asks for.
  private func leavesRoom(
    _ more: TransferUsage,
    to owner: TransferOwner,
    _ limits: TransferLimits
  ) -> Bool {
    let own = self[.address(owner.network)] + more
    let all = self[.everyone] + more
    return [\TransferUsage.active, \.files, \.bytes].allSatisfy { count in
      more[keyPath: count] == 0
        || FairShare.allows(
          own[keyPath: count],
          whileAll: all[keyPath: count],
          limit: limits.everyone[keyPath: count]
        )
    }
  }

  mutating func giveBack(_ less: TransferUsage, by owner: TransferOwner) {
    add(-less, to: owner)
  }

  private mutating func add(_ more: TransferUsage, to owner: TransferOwner) {
    for scope in owner.scopes {
      let sum = self[scope] + more
      usage[scope] = sum == TransferUsage() ? nil : sum
    }
  }
}
