import Dispatch
import NIOCore
import NIOWebSocket
import ConcurrencyExtras

/// The registry of open connections, which has a limit.
final class OpenConnections: Sendable {
  private let limit: Int
  private let channels = Locked<[ObjectIdentifier: any Channel]>([:])

  init(limit: Int) {
    self.limit = limit
  }

  /// Adds a connection until it closes.
  ///
  /// - Returns: Whether there was room for it.
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

  /// Closes every connection, after all frames on it are written.
  ///
  /// - Parameter group: A group that is left when all connections are closed.
  func closeAll(group: DispatchGroup = DispatchGroup()) {
    for channel in channels.withLock({ Array($0.values) }) { channel.close(in: group) }
  }
}

extension OpenConnections {
  /// Sends a frame on every connection that has become a WebSocket.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - group: A group that is left when the frame is written to all connections.
  func send(_ frame: [UInt8], group: DispatchGroup) {
    for channel in channels.withLock({ Array($0.values) }) {
      group.enter()
      channel.pipeline.containsHandler(type: WebSocketHandler.self)
        .flatMap {
          let data = channel.allocator.buffer(bytes: frame)
          return channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .text, data: data))
        }
        .whenComplete { _ in group.leave() }
    }
  }
}

extension Channel {
  /// Closes the channel, and leaves a group when that is done.
  func close(in group: DispatchGroup) {
    group.enter()
    closeFuture.whenComplete { _ in group.leave() }
    close(promise: nil)
  }
}
