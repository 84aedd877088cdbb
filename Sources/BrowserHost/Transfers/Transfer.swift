import Foundation
import NIOCore
import NIOPosix

/// A file on its way, on the event loop of its connection.
///
/// The main actor and other threads do most of the work. While they do, the transfer is busy. When it is stopped, it ends
/// after that work, so that nothing of it is left behind.
class Transfer {
  let request: TransferRequest
  let transfers: Transfers
  let limits: TransferLimits
  let channel: any Channel
  private let completion: (TransferEnd?) -> Void

  /// The page, for lines of the log.
  private(set) var source: LogSource
  /// The files of the session, if this one counts among those on their way.
  private var files: SessionFiles?
  private var wholeDeadline: Scheduled<Void>?
  private var idleDeadline: RepeatedTask?
  private var wasActive = true
  /// The bytes of the file that have come or gone.
  private var movedBytes = 0
  /// The bytes that must have come or gone by now.
  private var leastBytes = 0
  private(set) var isBusy = false
  /// Why it does not come to its end.
  private(set) var end: TransferEnd?
  private(set) var hasCompleted = false

  final var loop: any EventLoop { channel.eventLoop }

  /// - Parameters:
  ///   - request: The request of the browser.
  ///   - transfers: Finds the dialog with the file.
  ///   - limits: The limits of files.
  ///   - channel: The connection.
  ///   - completion: Called once, with the reason if the file did not arrive.
  init(
    _ request: TransferRequest,
    transfers: Transfers,
    limits: TransferLimits,
    channel: any Channel,
    completion: @escaping (TransferEnd?) -> Void
  ) {
    self.request = request
    self.transfers = transfers
    self.limits = limits
    self.channel = channel
    self.completion = completion
    source = LogSource(address: request.address)
    setDeadlines()
  }

  // MARK: For subclasses

  /// The head of the request has come.
  func begin() {}
  /// A part of the request's body has come.
  func received(_ bytes: ByteBuffer) {}
  /// The whole request has come.
  func ended() {}
  /// Goes on, if there is something to do.
  func proceed() {}
  /// Whether the page cannot be blamed for the time that passes.
  var isWaiting: Bool { isBusy }
  /// The transfer was stopped while it is busy.
  func stoppedWhileBusy() {}
  /// The transfer is complete, or has stopped: deletes what is left of it.
  func cleanUp() {}

  /// Counts the transfer among those of a session, or stops it because there are too many.
  ///
  /// - Returns: Whether it goes on.
  final func join(_ session: TransferSession) -> Bool {
    source = session.source
    guard end == nil else { return false }
    do throws(TransferRefusal) {
      try session.files.begin()
      files = session.files
      return true
    } catch {
      stop(.refused(error))
      return false
    }
  }

  /// Waits for work of others, and then goes on.
  ///
  /// - Parameters:
  ///   - work: The work.
  ///   - next: Takes the result, also if the transfer has been stopped in the meantime.
  final func wait<Value: Sendable>(
    for work: EventLoopFuture<Value>,
    then next: @escaping (Value) -> Void
  ) {
    isBusy = true
    let bound = NIOLoopBound((self, next), eventLoop: loop)
    work.whenComplete { result in
      let (transfer, next) = bound.value
      transfer.isBusy = false
      transfer.noteActivity()
      switch result {
      case .success(let value): next(value)
      case .failure(let error): transfer.stop(TransferEnd(error))
      }
      guard !transfer.isBusy else { return }
      transfer.end == nil ? transfer.proceed() : transfer.complete()
    }
  }

  /// Runs work that blocks, on another thread.
  final func onThread<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) -> EventLoopFuture<Value> {
    NIOThreadPool.singleton.runIfActive(eventLoop: loop, work)
  }

  /// A function for other threads that stops the transfer because its dialog has closed.
  final var withdrawal: @Sendable () -> Void {
    let bound = NIOLoopBound(self, eventLoop: loop)
    return { [loop] in loop.execute { bound.value.stop(.refused(.withdrawn)) } }
  }

  final func noteActivity() {
    wasActive = true
  }

  /// Notes that some bytes of the file have come or gone.
  final func noteMoved(_ bytes: Int) {
    movedBytes += bytes
    noteActivity()
  }

  // MARK: Ending

  /// Stops, because the connection is lost or a rule is broken.
  final func stop(_ reason: TransferEnd) {
    guard end == nil, !hasCompleted else { return }
    end = reason
    isBusy ? stoppedWhileBusy() : complete()
  }

  final func complete() {
    guard !hasCompleted else { return }
    hasCompleted = true
    wholeDeadline?.cancel()
    idleDeadline?.cancel()
    cleanUp()
    files?.end()
    completion(end)
  }

  private func setDeadlines() {
    let bound = NIOLoopBound(self, eventLoop: loop)
    wholeDeadline = loop.scheduleTask(in: TimeAmount(limits.time)) {
      bound.value.stop(.refused(.tooSlow))
    }
    let interval = TimeAmount(limits.idleTime)
    idleDeadline = loop.scheduleRepeatedTask(initialDelay: interval, delay: interval) { _ in
      bound.value.checkActivity()
    }
  }

  private func checkActivity() {
    if !isWaiting {
      leastBytes += Int(limits.idleTime / .seconds(1) * Double(limits.leastBytesPerSecond))
      if !wasActive || movedBytes < leastBytes { stop(.refused(.tooSlow)) }
    }
    wasActive = false
  }
}

/// Why a file stopped on its way.
enum TransferEnd: Error, Equatable {
  case refused(TransferRefusal)
  /// The request is not one of the session's user.
  case denied(RequestRefusal)
  /// The connection is lost.
  case lost

  init(_ error: any Error) {
    switch error {
    case let end as TransferEnd: self = end
    case let refusal as TransferRefusal: self = .refused(refusal)
    default: self = .refused(.notStored(errno: EIO))
    }
  }
}
