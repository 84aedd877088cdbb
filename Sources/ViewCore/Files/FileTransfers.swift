/// The files that a window asks for and offers, by the secrets in their addresses.
///
/// A secret is made for each presentation. So an address is worth nothing once its dialog has closed.
@MainActor
package final class FileTransfers {
  /// The open requests, in the order of their dialogs.
  private var requests: [FileRequest] = []
  /// The open offers, in the order of their dialogs.
  private var offers: [FileOffer] = []

  package nonisolated init() {}

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
  }

  func remove(_ request: FileRequest) {
    requests.removeAll { $0 === request }
    request.withdraw()
  }

  func add(_ offer: FileOffer) {
    offers.append(offer)
  }

  func remove(_ offer: FileOffer) {
    offers.removeAll { $0 === offer }
    offer.withdraw()
  }
}
