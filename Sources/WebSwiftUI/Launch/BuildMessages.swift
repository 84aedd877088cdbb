#if DEBUG
import Foundation

/// The messages of `swift package live` about builds, which come over standard input.
///
/// Each is a text that ends with a null byte. An empty text says that nothing is wrong.
struct BuildMessages {
  /// The longest text that is shown, in bytes.
  private static let limit = 10_000

  private var pending: [UInt8] = []

  /// Passes each message on.
  ///
  /// - Parameters:
  ///   - show: Shows a message.
  ///   - end: Called when no more can come, because the command has ended.
  static func begin(
    show: @escaping @MainActor @Sendable (String) -> Void,
    end: @escaping @MainActor @Sendable () -> Void
  ) {
    Thread.detachNewThread {
      var messages = BuildMessages()
      var bytes = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(STDIN_FILENO, &bytes, bytes.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return DispatchQueue.main.async { MainActor.assumeIsolated(end) } }
        for text in messages.received(bytes.prefix(count)) {
          DispatchQueue.main.async { MainActor.assumeIsolated { show(text) } }
        }
      }
    }
  }

  /// Takes bytes, and returns the messages that have come as a whole with them.
  mutating func received(_ bytes: some Sequence<UInt8>) -> [String] {
    var texts: [String] = []
    for byte in bytes {
      if byte == 0 {
        texts.append(String(decoding: pending, as: UTF8.self))
        pending = []
      } else if pending.count < Self.limit {
        pending.append(byte)
      }
    }
    return texts
  }
}
#endif
