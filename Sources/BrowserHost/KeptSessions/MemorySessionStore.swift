import ConcurrencyExtras
package import Foundation

/// Kept sessions in memory, for tests: two registries that share it are like two processes.
package final class MemorySessionStore: Sendable {
  private struct Entry {
    var session: KeptSession
    var owner: Int
  }

  private struct State {
    var leases: [Int: Date] = [:]
    var lastLease = 0
    var entries: [SessionID: Entry] = [:]
    /// Sessions that processes want which do not own them.
    var wanted: Set<SessionID> = []
    var unreadable: [UnreadableValue] = []

    func mayTake(from owner: Int, for lease: SessionLease, at now: Date) -> Bool {
      owner == lease.number || leases[owner].map { $0 <= now } ?? true
    }
  }

  private let state = Locked(State())
  private let secret = randomToken()

  package init() {}
}

extension MemorySessionStore: KeptSessionStore {
  package func commonSecret() -> String { secret }

  package func beginLease(until end: Date) -> SessionLease {
    state.withLock { state in
      state.lastLease += 1
      state.leases[state.lastLease] = end
      return SessionLease(number: state.lastLease)
    }
  }

  package func extend(_ lease: SessionLease, until end: Date) {
    state.withLock { $0.leases[lease.number] = end }
  }

  package func facts(of ids: Set<SessionID>) -> [KeptSession] {
    sessions(ids).map { session in
      var facts = session
      facts.values = [:]
      return facts
    }
  }

  package func sessions(_ ids: Set<SessionID>) -> [KeptSession] {
    state.withLock { state in
      ids.compactMap { id in
        guard let entry = state.entries[id] else { return nil }
        var session = entry.session
        session.lastSeen = max(session.lastSeen, state.leases[entry.owner] ?? .distantPast)
        return session
      }
    }
  }

  package func take(
    _ ids: Set<SessionID>,
    for lease: SessionLease,
    at now: Date
  ) -> [KeptSession] {
    let taken = state.withLock { state in
      let taken = ids.filter { id in
        guard let owner = state.entries[id]?.owner else { return false }
        return state.mayTake(from: owner, for: lease, at: now)
      }
      for id in taken { state.entries[id]?.owner = lease.number }
      state.wanted.subtract(taken)
      return taken
    }
    return sessions(taken)
  }

  package func requestHandover(of ids: Set<SessionID>) {
    state.withLock { state in
      state.wanted.formUnion(ids.filter { state.entries[$0] != nil })
    }
  }

  package func requestedHandovers(of lease: SessionLease) -> Set<SessionID> {
    state.withLock { state in
      state.wanted.filter { state.entries[$0]?.owner == lease.number }
    }
  }

  package func confirm(_ ids: Set<SessionID>, for lease: SessionLease) -> Set<SessionID> {
    state.withLock { state in
      let lost = ids.filter { id in
        state.entries[id].map { $0.owner != lease.number } ?? false
      }
      state.wanted.subtract(ids.subtracting(lost))
      return lost
    }
  }

  package func release(_ ids: Set<SessionID>, of lease: SessionLease, at now: Date) {
    state.withLock { state in
      for id in ids where state.entries[id]?.owner == lease.number {
        state.entries[id]?.owner = 0
        state.entries[id]?.session.lastSeen = now
      }
    }
  }

  package func save(_ changes: [SessionChange], for lease: SessionLease) -> Set<SessionID> {
    state.withLock { state in
      var rejected: Set<SessionID> = []
      for change in changes {
        let former = state.entries[change.session.id]
        guard former == nil || former?.owner == lease.number else {
          rejected.insert(change.session.id)
          continue
        }
        var session = change.session
        session.values.merge(former?.session.values ?? [:]) { new, _ in new }
        state.entries[session.id] = Entry(session: session, owner: lease.number)
        state.unreadable += change.unreadable.map { name, bytes in
          UnreadableValue(session: session.id, name: name, bytes: bytes)
        }
        state.unreadable = state.unreadable.suffix(100)
      }
      return rejected
    }
  }

  package func remove(_ ids: Set<SessionID>, for lease: SessionLease) {
    state.withLock { state in
      for id in ids where state.entries[id]?.owner == lease.number { state.entries[id] = nil }
    }
  }

  package func removeSessions(
    ofUser user: String,
    in browser: String?,
    for lease: SessionLease,
    at now: Date
  ) {
    state.withLock { state in
      for (id, entry) in state.entries
      where entry.session.user == user && (browser == nil || entry.session.browser == browser)
        && state.mayTake(from: entry.owner, for: lease, at: now)
      {
        state.entries[id] = nil
      }
    }
  }

  package func removeSessions(notSeenSince time: Date) {
    state.withLock { state in
      let leases = state.leases
      state.entries = state.entries.filter {
        max($0.value.session.lastSeen, leases[$0.value.owner] ?? .distantPast) >= time
      }
      let owners = Set(state.entries.values.map(\.owner))
      state.leases = leases.filter { owners.contains($0.key) || $0.value >= time }
    }
  }

  package func unreadableValues() -> [UnreadableValue] { state.withLock(\.unreadable) }
}
