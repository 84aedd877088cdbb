import BrowserHost
import ConcurrencyExtras
import ViewCore
import ViewValues

/// A connection that sends nothing.
final class SilentConnection: Connection {
  let beginning = ContinuousClock.now
  let browser: BrowserID? = nil
  let address: String? = nil
  let origin: String? = nil
  let basePath = BasePath.root
  let user: WindowUser? = nil
  let request = PageRequest()
  private let sent = Locked<[UInt8]?>([])

  /// The frames so far, if they are still kept.
  var frames: String { String(decoding: sent.withLock { $0 } ?? [], as: UTF8.self) }

  /// Keeps only the frames that come from now on.
  func forget() {
    sent.withLock { $0 = [] }
  }

  /// Keeps no frames any more.
  func stopKeeping() {
    sent.withLock { $0 = nil }
  }

  func send(_ frame: [UInt8]) {
    sent.withLock { $0?.append(contentsOf: frame) }
  }

  func close(_ reason: CloseReason) {}

  func keep() {}

  func dropIfUnread() {}
}
