import Dispatch
import NIOCore
import Synchronization

/// The connections that are open, of which there may be so many.
final class OpenConnections: Sendable {
  private let limit: Int
  private let channels = Mutex<[ObjectIdentifier: any Channel]>([:])

  init(limit: Int) {
    self.limit = limit
  }

  /// Counts a connection until it closes, or says that there are too many.
  func admit(_ channel: any Channel) -> Bool {
    let id = ObjectIdentifier(channel)
    let isAdmitted = channels.withLock { channels in
      guard channels.count < limit else { return false }
      channels[id] = channel
      return true
    }
    guard isAdmitted else { return false }
    channel.closeFuture.whenComplete { [weak self] _ in
      self?.channels.withLock { $0[id] = nil }
    }
    return true
  }

  /// Closes every connection after what was sent on it.
  ///
  /// - Returns: A group that is left when all are closed.
  @discardableResult
  func closeAll() -> DispatchGroup {
    let group = DispatchGroup()
    for channel in channels.withLock({ Array($0.values) }) {
      group.enter()
      channel.closeFuture.whenComplete { _ in group.leave() }
      channel.close(promise: nil)
    }
    return group
  }
}
