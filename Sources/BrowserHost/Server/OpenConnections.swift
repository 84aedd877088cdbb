import ConcurrencyExtras
import Dispatch
import NIOCore
import NIOWebSocket

/// The registry of open connections, which has a limit for all and one for each address.
final class OpenConnections: Sendable {
  fileprivate struct Entry {
    let channel: any Channel
    let address: IPAddress?
    /// Its place in the order in which connections were opened.
    let number: Int
    /// Whether it is kept when others need its place.
    var isKept = false
  }

  fileprivate struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    var countByAddress: [IPAddress?: Int] = [:]
    var lastNumber = 0
    var rates: AddressRates
  }

  private let limits: Limits
  private let state: Locked<State>

  init(limits: Limits) {
    self.limits = limits
    let rates = AddressRates(
      perSecond: limits.connectionsPerSecond,
      burst: limits.connectionBurst
    )
    state = Locked(State(rates: rates))
  }

  /// Adds a connection until it closes.
  ///
  /// If there are too many, it closes the oldest connections without a session, of the address that has the most of
  /// those.
  ///
  /// - Parameters:
  ///   - channel: The connection.
  ///   - address: The address of the other side.
  ///   - isProxy: Whether that is a trusted proxy, whose connections have no limit of their own. They are those of all
  ///     its clients.
  /// - Returns: The reason, if it was not added.
  func admit(_ channel: any Channel, from address: IPAddress?, isProxy: Bool) -> HostEvent? {
    let (id, address) = (ObjectIdentifier(channel), address?.network)
    guard isProxy || state.withLock({ $0.rates.take(for: address, at: .now) }) else {
      return .closed(.tooManyConnectionsASecond(limit: limits.connectionsPerSecond))
    }
    let limit = limits.connections
    let (isAdmitted, evicted) = state.withLock { state -> (Bool, [any Channel]) in
      let limitPerAddress = isProxy ? limit : limits.connectionsPerAddress(of: state.entries.count)
      var evicted: [any Channel] = []
      // An address may have more connections than it may have now that many places are taken.
      while let channel = state.evict(for: address, limit: limit, limitPerAddress: limitPerAddress)
      {
        evicted.append(channel)
      }
      guard state.hasRoom(for: address, limit: limit, limitPerAddress: limitPerAddress) else {
        return (false, evicted)
      }
      state.add(channel, from: address)
      return (true, evicted)
    }
    for channel in evicted { channel.close(promise: nil) }
    guard isAdmitted else { return .closed(.tooManyConnections(limit: limit)) }
    channel.closeFuture.whenComplete { [weak self] _ in
      self?.state.withLock { _ = $0.remove(id) }
    }
    return nil
  }

  /// Keeps a connection when others need its place, because it has a session.
  func keep(_ channel: any Channel) {
    state.withLock { $0.keep(ObjectIdentifier(channel)) }
  }

  var channels: [any Channel] { state.withLock { $0.entries.values.map(\.channel) } }

  /// Closes every connection, after all frames on it are written.
  ///
  /// - Parameter group: A group that is left when all connections are closed.
  func closeAll(group: DispatchGroup = DispatchGroup()) {
    for channel in channels { channel.close(in: group) }
  }
}

extension OpenConnections {
  /// Sends a frame on every connection that has become a WebSocket.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - group: A group that is left when the frame is written to all connections.
  func send(_ frame: [UInt8], group: DispatchGroup) {
    for channel in channels {
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

extension Limits {
  /// The number of connections of an address, of which there are fewer where half of all are taken.
  ///
  /// Two addresses alone can thus not take all of them.
  fileprivate func connectionsPerAddress(of all: Int) -> Int {
    all < connections / 2 ? connectionsPerAddress : max(1, connectionsPerAddress / 4)
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

extension OpenConnections.State {
  func hasRoom(for address: IPAddress?, limit: Int, limitPerAddress: Int) -> Bool {
    entries.count < limit && countByAddress[address, default: 0] < limitPerAddress
  }

  mutating func add(_ channel: any Channel, from address: IPAddress?) {
    lastNumber += 1
    countByAddress[address, default: 0] += 1
    entries[ObjectIdentifier(channel)] = .init(
      channel: channel,
      address: address,
      number: lastNumber
    )
  }

  mutating func keep(_ id: ObjectIdentifier) {
    entries[id]?.isKept = true
  }

  mutating func remove(_ id: ObjectIdentifier) -> (any Channel)? {
    guard let entry = entries.removeValue(forKey: id) else { return nil }
    let count = countByAddress[entry.address, default: 0] - 1
    countByAddress[entry.address] = count > 0 ? count : nil
    return entry.channel
  }

  /// Removes a connection if there is no room for another one of an address.
  mutating func evict(
    for address: IPAddress?,
    limit: Int,
    limitPerAddress: Int
  ) -> (any Channel)? {
    guard !hasRoom(for: address, limit: limit, limitPerAddress: limitPerAddress) else { return nil }
    let isAddressFull = countByAddress[address, default: 0] >= limitPerAddress
    let idle = entries.filter {
      !$0.value.isKept && (!isAddressFull || $0.value.address == address)
    }
    let counts = Dictionary(grouping: idle.values, by: \.address).mapValues(\.count)
    guard let holder = counts.max(by: { $0.value < $1.value })?.key else { return nil }
    let oldest = idle.filter { $0.value.address == holder }
      .min { $0.value.number < $1.value.number }
    return oldest.flatMap { remove($0.key) }
  }
}
