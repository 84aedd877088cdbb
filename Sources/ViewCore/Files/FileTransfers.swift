internal import ConcurrencyExtras

/// The files that a window asks for and offers, by the secrets in their addresses.
///
/// A secret is made for each presentation. So an address is worth nothing once its dialog has closed.
@MainActor
package final class FileTransfers {
  /// The open requests, in the order of their dialogs.
  private var requests: [FileRequest] = []
  /// The open offers, in the order of their dialogs.
  private var offers: [FileOffer] = []

  /// The secrets of the open dialogs of all windows.
  private nonisolated static let secrets = Locked<Set<String>>([])

  package nonisolated init() {}

  /// Whether a dialog of any window has a secret.
  ///
  /// Any thread may ask, so that a request with another secret costs the main actor nothing.
  package nonisolated static func isOpen(_ secret: String) -> Bool {
    secrets.withLock { $0.contains(secret) }
  }

  /// The open request with a secret, if there is one.
  package func request(_ secret: String) -> FileRequest? {
    requests.first { $0.secret == secret }
  }

  /// The file that is offered under a secret, if there is one.
  package func offer(_ secret: String) -> FileOffer? {
    offers.first { $0.secret == secret }
  }

  /// The request of the dialog that was presented last.
  package var lastRequest: FileRequest? { requests.last }

  /// The offer of the dialog that was presented last.
  package var lastOffer: FileOffer? { offers.last }

  func add(_ request: FileRequest) {
    requests.append(request)
    Self.open(request.secret)
  }

  func remove(_ request: FileRequest) {
    requests.removeAll { $0 === request }
    Self.close(request.secret)
    request.withdraw()
  }

  func add(_ offer: FileOffer) {
    offers.append(offer)
    Self.open(offer.secret)
  }

  func remove(_ offer: FileOffer) {
    offers.removeAll { $0 === offer }
    Self.close(offer.secret)
    offer.withdraw()
  }

  private static func open(_ secret: String) {
    secrets.withLock { _ = $0.insert(secret) }
  }

  private static func close(_ secret: String) {
    secrets.withLock { _ = $0.remove(secret) }
  }
}
