import NIOCore
import NIOWebSocket
import Tracing

/// Turns the frames of one WebSocket into messages for the sessions, in order, on the main actor.
final class WebSocketHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let registry: SessionRegistry
  private let limits: Limits
  private let log: HostLog
  private let connection: WebSocketConnection
  /// The trace of the request that opened the connection.
  private let traceContext: ServiceContext?
  private let messages: MessageQueue
  /// The network of the page, whose messages are handled in order.
  private let network: IPAddress?
  private let rates: MessageRates
  private var rate: MessageRate
  private var hasLeftRate = false
  private var isClosing = false {
    // Before the page learns that it may connect again.
    didSet { leaveRate() }
  }
  private var wasActive = true
  /// The last ping that came while the connection was congested.
  private var unansweredPing: ByteBuffer?
  private var ping: RepeatedTask?
  /// The messages that the main actor has not handled yet.
  private var waiting: WaitingMessages
  /// Whether the page has sent too many bytes a second, so that the server does not read for a while.
  private var isPaused = false
  private var isReading = true
  /// Closes the connection if the page does not begin a session in time.
  private var deadline: Scheduled<Void>?

  init(
    registry: SessionRegistry,
    limits: Limits,
    log: HostLog,
    connection: WebSocketConnection,
    messages: MessageQueue,
    rates: MessageRates,
    waiting: WaitingMessages.Total,
    traceContext: ServiceContext?
  ) {
    self.registry = registry
    self.limits = limits
    self.log = log
    self.connection = connection
    self.traceContext = traceContext
    self.messages = messages
    network = connection.network
    self.rates = rates
    rate = rates.take(for: network, at: .now)
    self.waiting = WaitingMessages(limit: limits.waitingBytes, of: waiting)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let interval = TimeAmount(limits.pingInterval)
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    ping = context.eventLoop.scheduleRepeatedTask(initialDelay: interval, delay: interval) { _ in
      let (handler, context) = bound.value
      handler.checkActivity(context)
    }
    deadline = context.eventLoop.scheduleTask(in: TimeAmount(limits.beginning)) {
      bound.value.0.closeWithoutSession()
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    ping?.cancel()
    deadline?.cancel()
    leaveRate()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isClosing else { return }
    wasActive = true
    let frame = unwrapInboundIn(data)
    guard rate.messages.take(at: .now) else {
      report(.closed(.tooManyMessages(perSecond: limits.messagesPerSecond)))
      return close(.policyViolation)
    }
    pause(for: rate.bytes.borrow(frame.length, at: .now), context)
    switch frame.opcode {
    case .text: receive(Array(frame.unmaskedData.readableBytesView), context)
    case .ping: answer(frame.unmaskedData, context)
    case .connectionClose: answerClose(frame.unmaskedData)
    case .binary:
      report(.closed(.messageNotText))
      close(.unsupportedData)
    default: break
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    if let rest = waiting.addRest() { countWaiting(rest, context.channel) }
    onMainActor { registry, connection in registry.disconnected(connection, at: .now) }
    context.fireChannelInactive()
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    let isWritable = context.channel.isWritable
    if isWritable, !isClosing, let ping = unansweredPing {
      unansweredPing = nil
      send(.pong, ping, context)
    }
    onMainActor { registry, connection in
      registry.writabilityChanged(of: connection, isWritable: isWritable)
    }
    context.fireChannelWritabilityChanged()
  }

  /// Logs the error and closes the connection.
  ///
  /// After an error of the network the page is gone.
  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard !isClosing else { return }
    isClosing = true
    switch error {
    case NIOWebSocketError.invalidFrameLength,
      NIOWebSocketFrameAggregator.Error.accumulatedFrameSizeIsTooLarge, Inflate.Failure.tooLong:
      report(.closed(.messageTooLarge(limit: limits.messageBytes)))
      close(.messageTooBig)
    case is NIOWebSocketError, is FrameCheck.InvalidFrame:
      report(.closed(.brokenConnection("the page broke the rules of the protocol.")))
      close(.protocolError)
    case Inflate.Failure.invalid:
      report(.closed(.brokenConnection("the page sent a message that cannot be decompressed.")))
      close(.protocolError)
    case is NIOWebSocketFrameAggregator.Error:
      report(.closed(.brokenConnection("the page broke the rules of messages in parts.")))
      close(.policyViolation)
    case PartialMessageLimit.Excess.tooLate:
      report(.closed(.partialMessage(within: limits.messageTime)))
      close(.policyViolation)
    case PartialMessageLimit.Excess.tooManyBytes:
      report(.closed(.tooManyPartialBytes(limit: limits.partialBytesInAll)))
      close(.policyViolation)
    default:
      context.close(promise: nil)
    }
  }

  private func receive(_ bytes: [UInt8], _ context: ChannelHandlerContext) {
    do throws(ClientMessageError) {
      let message = try ClientMessage(decoding: bytes)
      if let refusal = message.refusal { report(.refusedMessage(refusal)) }
      if message.beginsSession { deadline?.cancel() }
      let delivery = MessageDelivery(
        of: message,
        bytes: bytes.count,
        in: traceContext,
        telemetry: log.telemetry
      )
      onMainActor { registry, connection in
        delivery.perform { registry.receive(message, from: connection) }
      }
      if let count = waiting.add(bytes.count) { countWaiting(count, context.channel) }
    } catch {
      report(.refusedMessage(error))
      // The protocol wants texts that are not UTF-8 to end the connection.
      if String(validating: bytes, as: UTF8.self) == nil { close(.invalidText) }
    }
  }

  /// Counts bytes until the main actor has handled them.
  ///
  /// While there are too many, nothing is read.
  private func countWaiting(_ count: Int, _ channel: any Channel) {
    changeWaiting(by: count, channel)
    let bound = NIOLoopBound(self, eventLoop: channel.eventLoop)
    onMainActor { _, _ in
      channel.eventLoop.execute { bound.value.changeWaiting(by: -count, channel) }
    }
  }

  private func changeWaiting(by count: Int, _ channel: any Channel) {
    waiting.change(by: count)
    updateReading(channel)
  }

  /// Reads nothing for a while, after the page has sent too many bytes a second.
  private func pause(for time: Duration, _ context: ChannelHandlerContext) {
    guard time > .zero, !isPaused else { return }
    isPaused = true
    let channel = context.channel
    updateReading(channel)
    let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
    context.eventLoop.scheduleTask(in: TimeAmount(time)) {
      bound.value.isPaused = false
      bound.value.updateReading(channel)
    }
  }

  private func updateReading(_ channel: any Channel) {
    let canRead = !isPaused && !waiting.areTooMany
    guard canRead != isReading else { return }
    isReading = canRead
    channel.setOption(.autoRead, value: canRead).whenFailure { _ in }
  }

  /// Answers a ping, or keeps it for later.
  ///
  /// The protocol lets a server answer only the last of many.
  private func answer(_ ping: ByteBuffer, _ context: ChannelHandlerContext) {
    guard context.channel.isWritable else { return unansweredPing = ping }
    send(.pong, ping, context)
  }

  /// Leaves the rate to the next connection of the address.
  private func leaveRate() {
    guard !hasLeftRate else { return }
    hasLeftRate = true
    rates.leave(rate, of: network, at: .now)
  }

  private func report(_ event: HostEvent) {
    log.report(event, of: connection.source)
  }

  private func close(_ reason: CloseReason) {
    isClosing = true
    connection.close(reason)
  }

  private func closeWithoutSession() {
    guard !isClosing else { return }
    report(.closed(.noSession(within: limits.beginning)))
    close(.policyViolation)
  }

  /// Answers a close frame with its own code, or with an error if it is not valid.
  private func answerClose(_ data: ByteBuffer) {
    var data = data
    guard data.readableBytes > 0 else {
      isClosing = true
      return connection.close(code: nil)
    }
    guard let code: UInt16 = data.readInteger(), Self.isValidCloseCode(code),
      String(validating: data.readableBytesView, as: UTF8.self) != nil
    else {
      report(.closed(.brokenConnection("the page broke the rules of the protocol.")))
      return close(.protocolError)
    }
    isClosing = true
    connection.close(code: code)
  }

  /// Whether a page may send a code.
  ///
  /// Some are reserved, or are never sent.
  private static func isValidCloseCode(_ code: UInt16) -> Bool {
    switch code {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }

  private func checkActivity(_ context: ChannelHandlerContext) {
    guard wasActive || !waiting.isEmpty || isPaused else { return context.close(promise: nil) }
    wasActive = false
    send(.ping, context.channel.allocator.buffer(capacity: 0), context)
  }

  private func send(_ opcode: WebSocketOpcode, _ data: ByteBuffer, _ context: ChannelHandlerContext)
  {
    let frame = WebSocketFrame(fin: true, opcode: opcode, data: data)
    context.writeAndFlush(wrapOutboundOut(frame), promise: nil)
  }

  /// Does work on the main actor, in the order of the network's messages.
  private func onMainActor(
    _ work: @escaping @MainActor @Sendable (SessionRegistry, WebSocketConnection) -> Void
  ) {
    messages.add(for: network) { [registry, connection] in work(registry, connection) }
  }
}
