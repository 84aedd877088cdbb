import ConcurrencyExtras
import NIOCore
import NIOPosix

/// Connections to a server, which a run cuts and delays.
final class CuttableNetwork: Sendable {
  fileprivate struct State {
    var delay = TimeAmount.zero
    /// The open connections by their numbers.
    var channels: [Int: any Channel] = [:]
    var lastNumber = 0

    mutating func add(_ channel: any Channel) -> Int {
      lastNumber += 1
      channels[lastNumber] = channel
      return lastNumber
    }
  }

  enum Target: Sendable {
    case port(Int)
    case socket(String)
  }

  let port: Int
  private let listener: any Channel
  private let state: Locked<State>

  static func open(to target: Target) async throws -> CuttableNetwork {
    let state = Locked(State())
    let listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.backlog, value: 1024)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { connect($0, to: target, state) }
      .bind(host: "127.0.0.1", port: 0).get()
    return CuttableNetwork(listener, state)
  }

  private init(_ listener: any Channel, _ state: Locked<State>) {
    self.listener = listener
    self.state = state
    port = listener.localAddress?.port ?? 0
  }

  func delay(by milliseconds: Int) {
    state.withLock { $0.delay = .milliseconds(Int64(milliseconds)) }
  }

  /// Cuts connections, of which the closure chooses, from the oldest to the newest.
  ///
  /// Bytes are lost that the server has sent and the client has not received.
  func cut(where isChosen: () -> Bool) {
    let channels = state.withLock { $0.channels.sorted { $0.key < $1.key }.map(\.value) }
    for channel in channels where isChosen() { channel.close(promise: nil) }
  }

  func close() {
    listener.close(promise: nil)
    cut { true }
  }

  private static func connect(
    _ client: any Channel,
    to target: Target,
    _ state: Locked<State>
  ) -> EventLoopFuture<Void> {
    let bootstrap = ClientBootstrap(group: client.eventLoop)
      .channelOption(.tcpOption(.tcp_nodelay), value: 1)
    let connection =
      switch target {
      case .port(let port): bootstrap.connect(host: "127.0.0.1", port: port)
      case .socket(let path): bootstrap.connect(unixDomainSocketPath: path)
      }
    return connection.flatMapThrowing { server in
      for (channel, other) in [(client, server), (server, client)] {
        try channel.pipeline.syncOperations.addHandler(DelayedRelay(to: other, state))
      }
      let number = state.withLock { $0.add(client) }
      client.closeFuture.whenComplete { _ in
        state.withLock { _ = $0.channels.removeValue(forKey: number) }
      }
    }
  }
}

/// Passes bytes on in their order, after the delay of the network.
private final class DelayedRelay: ChannelInboundHandler, Sendable {
  typealias InboundIn = ByteBuffer

  private let other: any Channel
  private let state: Locked<CuttableNetwork.State>
  /// The work that waits for its time, from the first to the last.
  private let waiting = Locked<CircularBuffer<@Sendable () -> Void>>(CircularBuffer())

  init(to other: any Channel, _ state: Locked<CuttableNetwork.State>) {
    self.other = other
    self.state = state
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let (buffer, other) = (unwrapInboundIn(data), other)
    arrive(on: context.eventLoop) { other.writeAndFlush(buffer, promise: nil) }
  }

  /// The end arrives after all bytes.
  func channelInactive(context: ChannelHandlerContext) {
    let other = other
    arrive(on: context.eventLoop) { other.close(promise: nil) }
  }

  private func arrive(on loop: any EventLoop, _ work: @escaping @Sendable () -> Void) {
    let delay = state.withLock(\.delay)
    let isFirst = waiting.withLock { waiting in
      waiting.append(work)
      return waiting.count == 1
    }
    // Each task does the first work that waits, so that a shorter delay cannot swap two.
    if isFirst, delay == .zero { return doFirst() }
    loop.scheduleTask(in: delay) { [self] in doFirst() }
  }

  private func doFirst() {
    waiting.withLock { $0.popFirst() }?()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
