import ViewCore

/// The limits of files that pages send and receive.
package struct TransferLimits: Equatable, Sendable {
  /// The limit of all sessions together, which addresses share by ``FairShare``.
  package var everyone = TransferUsage(active: 80, files: 100_000, bytes: 5 << 30)
  /// The limit of the sessions of a network address together.
  package var address = TransferUsage(active: 16, files: 10_000, bytes: 1 << 30)
  /// The limit of a session.
  package var session = TransferUsage(active: 8, files: 1000, bytes: 500 << 20)
  /// The number of bytes of one file.
  package var fileBytes = 100 << 20
  /// The number of files that a user may choose at once.
  package var filesAtOnce = 100
  /// The time for one file.
  package var time: Duration = .seconds(3600)
  /// The time in which some bytes of a file have to come or go.
  package var idleTime: Duration = .seconds(30)
  /// The number of bytes a second that have to come or go on average.
  package var leastBytesPerSecond = 1024
  /// The time in which the app has to check a file.
  package var checkTime: Duration = .seconds(120)
  /// The time for which the app has a copy of a file that the browser has received.
  package var copyTime: Duration = .seconds(60)
  /// The number of bytes a second of one file on average.
  ///
  /// The server reads more slowly from a page that sends more.
  package var bytesPerSecond = 32 << 20
  /// The number of bytes of one file that may come at once.
  package var byteBurst = 32 << 20

  package init() {}

  /// Allows files of a size, and some of them in each session and in all.
  package mutating func allowFiles(bytes: Int) {
    fileBytes = bytes
    session.bytes = max(session.bytes, 5 * bytes)
    address.bytes = max(address.bytes, 10 * bytes)
    everyone.bytes = max(everyone.bytes, 50 * bytes)
  }

  func limit(of scope: TransferScope) -> TransferUsage {
    switch scope {
    case .everyone: everyone
    case .address: address
    case .session: session
    }
  }

  /// Accepts a file before it has come.
  func check(_ request: TransferRequest) throws(TransferRefusal) {
    guard request.file?.count ?? 0 <= filesAtOnce else { throw .tooManyFiles(limit: filesAtOnce) }
    guard request.length ?? 0 <= fileBytes else { throw .fileTooLarge(limit: fileBytes) }
  }
}
