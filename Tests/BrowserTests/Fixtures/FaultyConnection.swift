import NIOCore
import NIOPosix
import Synchronization

/// A network between a browser and a server, which a test can make bad.
///
/// It delivers bytes in order, as networks do. It knows where the frames of a WebSocket begin and end, so that it can
/// cut one in the middle or deliver it twice.
final class FaultyConnection: Sendable {
  enum Direction: Sendable {
    case toServer, toPage
  }

  struct Faults: Sendable {
    /// How long everything is on its way.
    var delay = Duration.zero
    /// Whether each frame with text is delivered twice.
    var repeatsFrames = false
    /// Whether what is sent never arrives, on a connection that looks alive.
    var losesEverything = false
    /// The number of WebSockets that are closed before they open, one after the other.
    var refusedSockets = 0
    /// Whether the next text frame to the server is held back until a later connection has sent one.
    ///
    /// The browser sees that the connection is cut, and the server does not.
    var holdsNextFrame = false
    /// The direction in which the next text frame arrives by half before the connection is cut.
    var cutsNextFrame: Direction?
  }

  fileprivate struct State {
    var faults = Faults()
    var cuts = 0
    var channels: [ObjectIdentifier: any Channel] = [:]
    /// The channels to the server among them.
    var serverChannels: Set<ObjectIdentifier> = []
    /// Whether the server's end of a connection closes while that of the browser stays open.
    var isAsleep = false
    /// Deliveries of the frames that are held back.
    var held: [@Sendable () -> Void] = []
  }

  /// The port on which a browser reaches the server.
  let port: Int
  private let listener: any Channel
  private let state: SharedState

  fileprivate final class SharedState: Sendable {
    let value = Mutex(State())
  }

  /// Opens a connection to a server of this machine.
  static func open(to port: Int, with faults: Faults = Faults()) async throws -> FaultyConnection {
    let state = SharedState()
    state.value.withLock { $0.faults = faults }
    let listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { page in connect(page, to: port, state) }
      .bind(host: "127.0.0.1", port: 0).get()
    return FaultyConnection(listener, state)
  }

  private init(_ listener: any Channel, _ state: SharedState) {
    self.listener = listener
    self.state = state
    port = listener.localAddress?.port ?? 0
  }

  /// The number of times the connection was cut inside a frame.
  var cuts: Int { state.value.withLock(\.cuts) }

  func set<Value: Sendable>(
    _ fault: any WritableKeyPath<Faults, Value> & Sendable,
    _ value: Value
  ) {
    state.value.withLock { $0.faults[keyPath: fault] = value }
  }

  /// Cuts what is connected now.
  ///
  /// Data in flight is lost.
  func cut() {
    for channel in state.value.withLock({ Array($0.channels.values) }) {
      channel.close(promise: nil)
    }
  }

  /// Cuts what is connected now, and waits until it is.
  func cutAndWait() async throws {
    let channels = state.value.withLock { Array($0.channels.values) }
    cut()
    for channel in channels { try await channel.closeFuture.get() }
  }

  /// Ends the connections as far as the server knows, as when a laptop sleeps.
  ///
  /// The browser's end of a WebSocket stays open, and nothing comes from there any more.
  func sleep() async throws {
    let channels = state.value.withLock { state in
      state.isAsleep = true
      return state.serverChannels.compactMap { state.channels[$0] }
    }
    for channel in channels {
      channel.close(promise: nil)
      try await channel.closeFuture.get()
    }
    state.value.withLock { $0.isAsleep = false }
  }

  func close() {
    listener.close(promise: nil)
    cut()
  }

  private static func connect(
    _ page: any Channel,
    to port: Int,
    _ state: SharedState
  ) -> EventLoopFuture<Void> {
    ClientBootstrap(group: page.eventLoop)
      .channelOption(.tcpOption(.tcp_nodelay), value: 1)
      .connect(host: "127.0.0.1", port: port)
      .flatMapThrowing { server in
        let frames = FrameFinder()
        for (channel, other, direction) in [
          (page, server, Direction.toServer), (server, page, .toPage),
        ] {
          let relay = Relay(to: other, direction, frames, state)
          try channel.pipeline.syncOperations.addHandler(relay)
          state.keep(channel, isOfServer: direction == .toPage)
        }
      }
  }
}

extension FaultyConnection.SharedState {
  fileprivate func keep(_ channel: any Channel, isOfServer: Bool) {
    let id = ObjectIdentifier(channel)
    value.withLock { state in
      state.channels[id] = channel
      if isOfServer { state.serverChannels.insert(id) }
    }
    channel.closeFuture.whenComplete { _ in
      self.value.withLock { state in
        state.channels[id] = nil
        state.serverChannels.remove(id)
      }
    }
  }

  fileprivate var isAsleep: Bool { value.withLock(\.isAsleep) }

  /// Decides about a frame or other bytes.
  fileprivate func takeFate(
    in direction: FaultyConnection.Direction,
    _ piece: FrameFinder.Piece
  ) -> Relay.Fate {
    value.withLock { state in
      let faults = state.faults
      if faults.losesEverything { return .lost }
      if piece.kind == .opening, faults.refusedSockets > 0 {
        state.faults.refusedSockets -= 1
        return .isRefused
      }
      guard piece.kind == .text else { return .arrives(after: faults.delay, times: 1) }
      if faults.holdsNextFrame, direction == .toServer {
        state.faults.holdsNextFrame = false
        return .isHeld
      }
      if faults.cutsNextFrame == direction {
        state.faults.cutsNextFrame = nil
        state.cuts += 1
        return .isCut(after: faults.delay)
      }
      return .arrives(after: faults.delay, times: faults.repeatsFrames ? 2 : 1)
    }
  }

  /// Holds a frame back until another one has been sent to the server.
  fileprivate func hold(_ delivery: @escaping @Sendable () -> Void) {
    value.withLock { $0.held.append(delivery) }
  }

  /// Delivers the frames that are held back.
  fileprivate func deliverHeldFrames() {
    let held = value.withLock { state in
      defer { state.held = [] }
      return state.held
    }
    for delivery in held { delivery() }
  }
}

/// Hands bytes on to the other end.
private final class Relay: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  enum Fate {
    case lost
    case arrives(after: Duration, times: Int)
    case isCut(after: Duration)
    case isHeld
    case isRefused
  }

  private let other: any Channel
  private let direction: FaultyConnection.Direction
  private let frames: FrameFinder
  private let state: FaultyConnection.SharedState
  /// Whether the other end goes on without this one.
  private var isLeftOpen = false
  private var unread: [UInt8] = []
  /// When the last piece arrives, before which no later one may.
  private var lastArrival = NIODeadline.now()

  init(
    to other: any Channel,
    _ direction: FaultyConnection.Direction,
    _ frames: FrameFinder,
    _ state: FaultyConnection.SharedState
  ) {
    self.other = other
    self.direction = direction
    self.frames = frames
    self.state = state
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    unread += Array(unwrapInboundIn(data).readableBytesView)
    while let piece = frames.takePiece(of: &unread, direction) {
      switch state.takeFate(in: direction, piece) {
      case .lost: break
      case .arrives(let delay, let times):
        for _ in 0..<times { deliver(piece.bytes, after: delay, thenCut: false, context) }
        if direction == .toServer, piece.kind == .text { deliverHeldFrames(after: delay, context) }
      case .isCut(let delay):
        let half = Array(piece.bytes.prefix(max(1, piece.bytes.count / 2)))
        deliver(half, after: delay, thenCut: true, context)
      case .isHeld:
        isLeftOpen = true
        state.hold { [other] in other.writeAndFlush(ByteBuffer(bytes: piece.bytes), promise: nil) }
        unread = []
        context.close(promise: nil)
      case .isRefused: context.close(promise: nil)
      }
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    // A browser that wakes uses no connection of requests that it had before.
    let isAsleep = direction == .toPage && frames.isWebSocket == true && state.isAsleep
    if !isLeftOpen, !isAsleep { other.close(promise: nil) }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }

  private func deliver(
    _ bytes: [UInt8],
    after delay: Duration,
    thenCut: Bool,
    _ context: ChannelHandlerContext
  ) {
    lastArrival = max(lastArrival, .now() + TimeAmount(delay))
    let other = other
    context.eventLoop.scheduleTask(deadline: lastArrival) {
      let written = other.writeAndFlush(other.allocator.buffer(bytes: bytes))
      if thenCut { written.whenComplete { _ in other.close(promise: nil) } }
    }
  }

  /// Delivers the frames that other connections have held back, after the last one of this connection.
  private func deliverHeldFrames(after delay: Duration, _ context: ChannelHandlerContext) {
    let state = state
    context.eventLoop.scheduleTask(deadline: max(lastArrival, .now() + TimeAmount(delay))) {
      state.deliverHeldFrames()
    }
  }
}

/// Finds the frames in the bytes of one connection, if it is a WebSocket.
private final class FrameFinder {
  enum Kind {
    /// The request for a WebSocket.
    case opening
    /// A frame with text.
    case text
    case other
  }

  struct Piece {
    var bytes: [UInt8]
    var kind = Kind.other
  }

  private(set) var isWebSocket: Bool?
  private var hasHead: Set<Bool> = []

  /// Takes the first piece that is complete.
  func takePiece(of bytes: inout [UInt8], _ direction: FaultyConnection.Direction) -> Piece? {
    guard !bytes.isEmpty else { return nil }
    if isWebSocket == nil { isWebSocket = bytes.starts(with: Array("GET /live".utf8)) }
    guard isWebSocket == true else { return take(bytes.count, of: &bytes) }
    guard hasHead.contains(direction == .toPage) else {
      guard let end = endOfHead(in: bytes) else { return nil }
      hasHead.insert(direction == .toPage)
      return take(end, of: &bytes, direction == .toServer ? .opening : .other)
    }
    guard let count = lengthOfFrame(bytes), bytes.count >= count else { return nil }
    let isText = bytes[0] & 0x0F == 1
    return take(count, of: &bytes, isText ? .text : .other)
  }

  private func take(_ count: Int, of bytes: inout [UInt8], _ kind: Kind = .other) -> Piece {
    defer { bytes.removeFirst(count) }
    return Piece(bytes: Array(bytes.prefix(count)), kind: kind)
  }

  private func endOfHead(in bytes: [UInt8]) -> Int? {
    let end = Array("\r\n\r\n".utf8)
    guard bytes.count >= end.count else { return nil }
    return (0...bytes.count - end.count).first { bytes[$0..<$0 + end.count].elementsEqual(end) }
      .map { $0 + end.count }
  }

  private func lengthOfFrame(_ bytes: [UInt8]) -> Int? {
    guard bytes.count >= 2 else { return nil }
    let mask = bytes[1] & 0x80 == 0 ? 0 : 4
    let short = Int(bytes[1] & 0x7F)
    guard short >= 126 else { return 2 + mask + short }
    let digits = short == 126 ? 2 : 8
    guard bytes.count >= 2 + digits else { return nil }
    let length = bytes[2..<2 + digits].reduce(0) { $0 << 8 | Int($1) }
    return 2 + digits + mask + length
  }
}
