/// The files that a window asks for and offers, by the secrets in their addresses.
///
/// A secret is made for each presentation. So an address is worth nothing once its dialog has closed.
@MainActor
package final class FileTransfers {
  private var requests: [String: FileRequest] = [:]
  private var offers: [String: FileOffer] = [:]

  package nonisolated init() {}

  /// The open request with a secret, if there is one.
  package func request(_ secret: String) -> FileRequest? { requests[secret] }

  /// The file that is offered under a secret, if there is one.
  package func offer(_ secret: String) -> FileOffer? { offers[secret] }

  /// The request of the dialog that was presented last.
  package var lastRequest: FileRequest? { requests.values.max { $0.number < $1.number } }

  /// The offer of the dialog that was presented last.
  package var lastOffer: FileOffer? { offers.values.max { $0.number < $1.number } }

  private var lastNumber = 0

  fileprivate func makeNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  func add(_ request: FileRequest) {
    request.number = makeNumber()
    requests[request.secret] = request
  }

  func remove(_ request: FileRequest) {
    requests[request.secret] = nil
    request.withdraw()
  }

  func add(_ offer: FileOffer) {
    offer.number = makeNumber()
    offers[offer.secret] = offer
  }

  func remove(_ offer: FileOffer) {
    offers[offer.secret] = nil
    offer.withdraw()
  }
}

/// Makes the secret of a presentation: 32 bytes from the system's cryptographic generator, as hexadecimal digits.
func makeTransferSecret() -> String {
  var generator = SystemRandomNumberGenerator()
  return (0..<32).map { _ in
    let digits = String(generator.next() as UInt8, radix: 16)
    return digits.count < 2 ? "0" + digits : digits
  }.joined()
}
