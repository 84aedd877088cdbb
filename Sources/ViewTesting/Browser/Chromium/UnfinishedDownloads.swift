import ConcurrencyExtras
import Dispatch

/// The downloads of a page that have not ended.
///
/// When a page closes, Chromium deletes the files of such downloads, even if all of a file is there under its own name.
final class UnfinishedDownloads: Sendable {
  private struct State {
    var ids: Set<String> = []
    var waiting: [AsyncStream<Never>.Continuation] = []
  }

  private let state = Locked(State())

  /// The browser's ids of the downloads.
  var ids: Set<String> { state.withLock(\.ids) }

  /// Notes an event of the browser, which may be about something else.
  func note(_ event: String, _ parameters: JSON) {
    guard let id = parameters["guid"].string else { return }
    if event == "Browser.downloadWillBegin" {
      state.withLock { _ = $0.ids.insert(id) }
    } else if event == "Browser.downloadProgress", parameters["state"] != "inProgress" {
      remove(id)
    }
  }

  /// Waits until all downloads have ended.
  func waitForEnd(atMost limit: Duration) async {
    let (end, continuation) = AsyncStream.makeStream(of: Never.self)
    state.withLock { state in
      if state.ids.isEmpty { continuation.finish() } else { state.waiting.append(continuation) }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + limit / .seconds(1)) {
      continuation.finish()
    }
    for await _ in end {}
  }

  private func remove(_ id: String) {
    let waiting = state.withLock { state in
      state.ids.remove(id)
      guard state.ids.isEmpty else { return [AsyncStream<Never>.Continuation]() }
      defer { state.waiting = [] }
      return state.waiting
    }
    waiting.forEach { $0.finish() }
  }
}
