import NIOCore
import ViewCore

/// A file on its way from a page to the disk.
///
/// While the disk or the main actor has work to do, the server reads nothing from the connection.
final class Upload: Transfer {
  private var expected: Transfers.Expected?
  private var file: OpenFile?
  private var pending: ByteBuffer?
  private var receivedBytes = 0
  private var rate: RateLimit

  /// Whether the whole body has come.
  private var hasEnded = false
  /// Whether the page has sent too many bytes a second.
  private var isPaused = false
  private var reads = true
  private var reportedPercent = 0
  /// Whether the main actor has not shown the last progress yet.
  private var isReporting = false
  /// Whether the dialog has the whole file, or knows why it does not come.
  private var isReported = false
  private var checkDeadline: Scheduled<Void>?

  override init(
    _ request: TransferRequest,
    transfers: Transfers,
    limits: TransferLimits,
    channel: any Channel,
    completion: @escaping (TransferEnd?) -> Void
  ) {
    rate = RateLimit(perSecond: limits.bytesPerSecond, burst: limits.byteBurst, now: .now)
    super.init(
      request,
      transfers: transfers,
      limits: limits,
      channel: channel,
      completion: completion
    )
  }

  override var isWaiting: Bool { isBusy || isPaused }

  // MARK: Beginning

  override func begin() {
    let expected = loop.makeFutureWithTask { [request, transfers, withdrawal] in
      try await transfers.beginUpload(request, onWithdrawal: withdrawal)
    }
    wait(for: expected) { [self] in open($0) }
    updateReading()
  }

  private func open(_ expected: Transfers.Expected) {
    self.expected = expected
    guard join(expected.session) else { return }
    do throws(TransferRefusal) {
      try limits.check(request)
    } catch {
      return stop(.refused(error))
    }
    let file = onThread { try expected.session.files.makeFile(expected.incoming.name) }
    wait(for: file) { [self] in self.file = $0 }
  }

  // MARK: Receiving

  override func received(_ bytes: ByteBuffer) {
    guard end == nil else { return }
    noteMoved(bytes.readableBytes)
    receivedBytes += bytes.readableBytes
    guard receivedBytes <= limits.fileBytes else {
      return stop(.refused(.fileTooLarge(limit: limits.fileBytes)))
    }
    if pending == nil { pending = bytes } else { pending?.writeImmutableBuffer(bytes) }
    pause(for: rate.borrow(bytes.readableBytes, at: .now))
    proceed()
  }

  override func ended() {
    hasEnded = true
    proceed()
  }

  /// Writes the bytes that have come, or passes the whole file on.
  override func proceed() {
    defer { updateReading() }
    guard !isBusy, end == nil, !hasCompleted, let file, let expected else { return }
    if let bytes = pending {
      pending = nil
      let writing = onThread {
        try expected.session.files.reserve(bytes.readableBytes, in: file)
        try bytes.withUnsafeReadableBytes { try file.write($0) }
      }
      wait(for: writing) { [self] in reportProgress() }
    } else if hasEnded, !isReporting {
      finish(file, expected)
    }
  }

  /// Shows in the dialog how much has come, if the main actor has shown the last progress.
  private func reportProgress() {
    guard let length = request.length, length > 0, let expected, !isReporting else { return }
    let percent = receivedBytes * 100 / length
    guard percent > reportedPercent else { return }
    reportedPercent = percent
    isReporting = true
    let bound = NIOLoopBound(self, eventLoop: loop)
    loop.makeFutureWithTask { @MainActor in
      expected.request.progressed(to: Double(percent) / 100)
    }
    .whenComplete { _ in
      bound.value.isReporting = false
      bound.value.proceed()
    }
  }

  // MARK: Finishing

  /// Passes the whole file to the dialog, which has the app check it.
  private func finish(_ file: OpenFile, _ expected: Transfers.Expected) {
    self.file = nil
    let files = expected.session.files
    let stored = StoredFile(url: file.url) { files.remove(file) }
    let bound = NIOLoopBound(self, eventLoop: loop)
    checkDeadline = loop.scheduleTask(in: TimeAmount(limits.checkTime)) {
      bound.value.stop(.refused(.checkTooSlow))
    }
    let closing = onThread {
      file.close()
      files.complete(file)
    }
    let accepting = closing.flatMap { [loop] in
      loop.makeFutureWithTask { await expected.request.finish(stored) }
    }
    wait(for: accepting) { [self] isAccepted in
      isReported = true
      isAccepted ? complete() : stop(.refused(.notAccepted))
    }
  }

  /// Stops the app's check.
  override func stoppedWhileBusy() {
    if checkDeadline != nil { report() }
  }

  // MARK: Ending

  override func cleanUp() {
    checkDeadline?.cancel()
    channel.setOption(.autoRead, value: true).whenFailure { _ in }
    if let file, let expected {
      onThread { file.close() }.whenFailure { _ in }
      expected.session.files.remove(file)
    }
    report()
  }

  /// Shows in the dialog why the file does not come.
  private func report() {
    guard let end, let expected, !isReported else { return }
    isReported = true
    Task { @MainActor in expected.report(end) }
  }

  // MARK: Reading

  private func pause(for time: Duration) {
    guard time > .zero, !isPaused else { return }
    isPaused = true
    let bound = NIOLoopBound(self, eventLoop: loop)
    loop.scheduleTask(in: TimeAmount(time)) {
      bound.value.isPaused = false
      bound.value.updateReading()
    }
  }

  private func updateReading() {
    let canRead = !isBusy && !isPaused
    guard !hasCompleted, reads != canRead else { return }
    reads = canRead
    channel.setOption(.autoRead, value: canRead).whenFailure { _ in }
  }
}
