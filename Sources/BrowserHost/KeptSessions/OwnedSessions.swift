import Foundation

/// The sessions that a process owns in a store: how large they are, and which ones it does not run.
///
/// Some have ended for lack of room, and the pages of others left while they were found. Those wait in the store alone,
/// for a bounded time. Their number is bounded, and so are the bytes of all, so that pages cannot fill a disk.
struct OwnedSessions {
  private struct Waiting {
    let since: ContinuousClock.Instant
    let network: IPAddress?
  }

  /// The number of sessions that may wait in the store alone.
  private let limit: Int
  private let byteLimit: Int
  private var sizes: [SessionID: [String: Int]] = [:]
  private var waiting: [SessionID: Waiting] = [:]
  private(set) var bytes = 0

  init(limits: Limits) {
    limit = limits.sessions
    byteLimit = limits.keptValueBytesInAll
  }

  /// Notes the values of a session that are about to be saved, or that were found.
  mutating func note(_ values: [String: Data], of id: SessionID) {
    sizes[id] = sizes[id] ?? [:]
    for (name, value) in values {
      let former = sizes[id, default: [:]].updateValue(value.count, forKey: name)
      bytes += value.count - (former ?? 0)
    }
  }

  /// The process no longer runs a session, which may come back if it is in the store.
  mutating func wait(_ id: SessionID, of network: IPAddress?, since now: ContinuousClock.Instant) {
    guard sizes[id] != nil else { return }
    waiting[id] = Waiting(since: now, network: network)
  }

  /// Whether a session is in the store.
  func has(_ id: SessionID) -> Bool { sizes[id] != nil }

  /// The process runs a session.
  mutating func run(_ id: SessionID) {
    waiting[id] = nil
  }

  /// Forgets a session that is no longer in the store, or that another process owns.
  mutating func remove(_ id: SessionID) {
    waiting[id] = nil
    bytes -= sizes.removeValue(forKey: id)?.values.reduce(0, +) ?? 0
  }

  /// The sessions that have waited since before a time.
  func expired(before time: ContinuousClock.Instant) -> Set<SessionID> {
    Set(waiting.filter { $0.value.since < time }.keys)
  }

  /// A session to remove, because too many wait.
  ///
  /// It is of the address with the most of them, and there the one that has waited longest.
  var excess: SessionID? {
    guard waiting.count > limit else { return nil }
    let groups = Dictionary(grouping: waiting, by: \.value.network).values
    return groups.max { $0.count < $1.count }?.min { $0.value.since < $1.value.since }?.key
  }

  /// The largest session, while all of them together are too large.
  var largest: SessionID? {
    guard bytes > byteLimit else { return nil }
    return sizes.max { $0.value.values.reduce(0, +) < $1.value.values.reduce(0, +) }?.key
  }
}
