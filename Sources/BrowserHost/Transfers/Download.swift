import Foundation
import NIOCore
import NIOHTTP1
import ViewCore

/// A file on its way from the app to a browser.
///
/// The app's copy is stored first, and deleted some time after the browser has the file. Each piece is sent when the one
/// before it has been written to the connection.
final class Download: Transfer {
  private static let pieceBytes = 16 * 1024

  private let send: (HTTPServerResponsePart) -> EventLoopFuture<Void>
  private var offered: Transfers.Offered?
  /// The app's copy.
  private var file: OpenFile?
  private var rest = Data()
  /// Whether the head of the response was sent, so that no other response can be.
  private(set) var hasBegun = false

  /// - Parameters:
  ///   - request: The request of the browser.
  ///   - transfers: Finds the dialog that offers the file.
  ///   - limits: The limits of files.
  ///   - channel: The connection.
  ///   - send: Sends a part of the response, except its end.
  ///   - completion: Called once, with the reason if the browser did not get the whole file.
  init(
    _ request: TransferRequest,
    transfers: Transfers,
    limits: TransferLimits,
    channel: any Channel,
    send: @escaping (HTTPServerResponsePart) -> EventLoopFuture<Void>,
    completion: @escaping (TransferEnd?) -> Void
  ) {
    self.send = send
    super.init(
      request,
      transfers: transfers,
      limits: limits,
      channel: channel,
      completion: completion
    )
  }

  override func ended() {
    guard end == nil else { return }
    let offered = loop.makeFutureWithTask { [request, transfers, withdrawal] in
      try await transfers.beginDownload(request, onWithdrawal: withdrawal)
    }
    wait(for: offered) { [self] in store($0) }
  }

  private func store(_ offered: Transfers.Offered) {
    self.offered = offered
    rest = offered.file.contents
    guard join(offered.session) else { return }
    wait(for: onThread { try offered.session.files.store(offered.file) }) { [self] in file = $0 }
  }

  /// Begins the response.
  override func proceed() {
    guard let offered, file != nil, !hasBegun else { return }
    hasBegun = true
    let headers: HTTPHeaders = [
      "Content-Type": offered.file.mimeType,
      "Content-Length": "\(rest.count)",
      "Content-Disposition": ContentDisposition.attachment(offered.file.name),
      "Cache-Control": "no-store",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
    ]
    let head = HTTPResponseHead(version: .http1_1, status: .ok, headers: headers)
    follow(send(.head(head))) { $0.sendNextPiece() }
  }

  private func sendNextPiece() {
    guard !rest.isEmpty else { return complete() }
    let piece = rest.prefix(Self.pieceBytes)
    rest = rest.dropFirst(Self.pieceBytes)
    let sending = send(.body(.byteBuffer(channel.allocator.buffer(bytes: piece))))
    follow(sending, bytes: piece.count) { $0.sendNextPiece() }
  }

  /// Goes on when a part is written to the connection.
  private func follow(
    _ future: EventLoopFuture<Void>,
    bytes: Int = 0,
    _ next: @escaping (Download) -> Void
  ) {
    let bound = NIOLoopBound((self, next), eventLoop: loop)
    future.whenComplete { result in
      let (download, next) = bound.value
      download.noteMoved(bytes)
      guard download.end == nil else { return }
      switch result {
      case .success: next(download)
      case .failure: download.stop(.lost)
      }
    }
  }

  override func cleanUp() {
    rest = Data()
    guard let offered else { return }
    let (end, file) = (end, file)
    if end != nil, let file { offered.session.files.remove(file) }
    Task { @MainActor [limits, loop] in
      if let end {
        offered.report(end)
      } else if let file {
        offered.offer.delivered(from: file.url) {
          offered.session.files.remove(file, after: limits.copyTime, on: loop)
        }
      }
    }
  }
}

extension SessionFiles {
  /// Stores a file that the app offers, whose copy the app gets.
  ///
  /// It blocks, so it is not called on an event loop.
  fileprivate func store(_ offered: OfferedFile) throws(TransferRefusal) -> OpenFile {
    let file = try makeFile(offered.name)
    defer { file.close() }
    do {
      try reserve(offered.contents.count, in: file)
      try offered.contents.withUnsafeBytes { try file.write($0) }
    } catch {
      remove(file)
      throw error as? TransferRefusal ?? .notStored(errno: EIO)
    }
    complete(file)
    return file
  }
}
