import ViewCore
import ViewValues

/// Finds what the address of a file stands for, and checks that its user may use it.
struct Transfers: Sendable {
  let registry: SessionRegistry
  let access: AccessCheck

  /// A file that a dialog waits for.
  struct Expected {
    let request: FileRequest
    let incoming: IncomingFile
    let session: TransferSession
  }

  /// A file that a dialog offers.
  struct Offered {
    let offer: FileOffer
    let file: OfferedFile
    let session: TransferSession
  }

  /// Begins an upload.
  ///
  /// - Parameters:
  ///   - request: The request of the page.
  ///   - onWithdrawal: Stops the upload, because the dialog has closed.
  /// - Returns: The dialog's request, and the place for its files.
  /// - Throws: A refusal. The dialog shows it if it waits for such a file.
  func beginUpload(
    _ request: TransferRequest,
    onWithdrawal: @escaping @Sendable () -> Void
  ) async throws(TransferEnd) -> Expected {
    let user = try await user(of: request)
    return try await expect(request, of: user, onWithdrawal: onWithdrawal)
  }

  @MainActor
  private func expect(
    _ request: TransferRequest,
    of user: WindowUser?,
    onWithdrawal: @escaping @Sendable () -> Void
  ) throws(TransferEnd) -> Expected {
    let (session, dialog) = try find(request, of: user) { $0.request(request.secret) }
    guard let file = request.file else { throw .refused(.undescribed) }
    switch dialog.begin(file, onWithdrawal: onWithdrawal) {
    case nil: return Expected(request: dialog, incoming: file, session: session)
    case .unexpected: throw .refused(.unexpected)
    case .wrongType: throw .refused(.notAccepted)
    }
  }

  /// Takes the file of a download.
  func beginDownload(
    _ request: TransferRequest,
    onWithdrawal: @escaping @Sendable () -> Void
  ) async throws(TransferEnd) -> Offered {
    let user = try await user(of: request)
    return try await take(request, of: user, onWithdrawal: onWithdrawal)
  }

  @MainActor
  private func take(
    _ request: TransferRequest,
    of user: WindowUser?,
    onWithdrawal: @escaping @Sendable () -> Void
  ) throws(TransferEnd) -> Offered {
    let (session, offer) = try find(request, of: user) { $0.offer(request.secret) }
    guard let file = offer.take(onWithdrawal: onWithdrawal) else { throw .refused(.unknown) }
    return Offered(offer: offer, file: file, session: session)
  }

  /// The user of a request, as the app's authentication decides.
  ///
  /// Anyone can send requests. Those without the secret of an open dialog, and those that the app refuses, do not reach
  /// the main actor, for which all windows would wait.
  private func user(of request: TransferRequest) async throws(TransferEnd) -> WindowUser? {
    guard request.browser != nil, FileTransfers.isOpen(request.secret) else {
      throw .refused(.unknown)
    }
    switch await access.outcome(of: request.page, from: request.browser) {
    case .failure(let refusal): throw .denied(.access(refusal))
    case .success(let user): return user
    }
  }

  /// Finds the dialog with a secret in a session of the request's browser and user.
  @MainActor
  private func find<Dialog>(
    _ request: TransferRequest,
    of user: WindowUser?,
    _ dialog: @MainActor (FileTransfers) -> Dialog?
  ) throws(TransferEnd) -> (TransferSession, Dialog) {
    guard let browser = request.browser,
      let session = registry.session(of: browser, where: { dialog($0.fileTransfers) != nil }),
      let dialog = dialog(session.fileTransfers)
    else { throw .refused(.unknown) }
    guard session.setting.user == user else { throw .refused(.otherUser) }
    registry.noteUse(of: session)
    return (TransferSession(files: session.files, source: session.source), dialog)
  }
}

/// The session of a file on its way.
struct TransferSession: Sendable {
  let files: SessionFiles
  /// The window, for lines of the log.
  let source: LogSource
}

extension Transfers.Expected {
  /// Shows in the dialog why its file does not come, or ends the dialog.
  @MainActor
  func report(_ end: TransferEnd) {
    switch end {
    case .lost: request.interrupted()
    case .refused(.notStored(let errno)): request.fail(errno.cocoaError)
    case .refused(let refusal):
      if let message = refusal.message(about: incoming.name) { request.refuse(message) }
    case .denied: break
    }
  }
}

extension Transfers.Offered {
  /// Offers the file again that the browser did not get, or ends the dialog.
  @MainActor
  func report(_ end: TransferEnd) {
    if case .refused(let refusal) = end, let error = refusal.errorOfOffer {
      offer.fail(error)
    } else {
      offer.interrupted(file)
    }
  }
}
