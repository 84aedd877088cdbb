import BrowserHost
import Foundation

/// Functions for one session, as most tests use a store.
extension KeptSessionStore {
  func session(_ id: SessionID) throws -> KeptSession? { try sessions([id]).first }

  func confirm(_ id: SessionID, for lease: SessionLease) throws -> Bool {
    try confirm([id], for: lease).isEmpty
  }

  func take(_ id: SessionID, for lease: SessionLease, at now: Date) throws -> Bool {
    try take([id], for: lease, at: now).map(\.id) == [id]
  }
}

extension MemorySessionStore {
  func session(_ id: SessionID) -> KeptSession? { sessions([id]).first }
}
