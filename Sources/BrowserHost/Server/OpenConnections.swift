import Dispatch
import NIOCore
import NIOWebSocket
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
  /// - Parameter group: What is left when all are closed.
  func closeAll(group: DispatchGroup = DispatchGroup()) {
    for channel in channels.withLock({ Array($0.values) }) { channel.close(in: group) }
  }
}

extension OpenConnections {
  /// Sends a frame on every connection that has become a WebSocket.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - group: What is left when the frame was written to all.
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
  /// Closes the channel, and leaves a group when it is closed.
  func close(in group: DispatchGroup) {
    group.enter()
    closeFuture.whenComplete { _ in group.leave() }
    close(promise: nil)
  }
}
