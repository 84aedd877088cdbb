import ConcurrencyExtras
import Dispatch
import Foundation

/// Writes lines to a file descriptor on a thread of its own.
///
/// A pipe that nobody reads, a full disk or a closed terminal then delays nobody and ends nothing. The queue has
/// a limit. Lines beyond it are dropped, and their number is written later.
package final class LogQueue: Sendable {
  private struct State {
    var lines: [String] = []
    var dropped = 0
    /// Called when those lines are written.
    var waiters: [@Sendable () -> Void] = []
  }

  private let descriptor: Int32
  private let limit: Int
  private let state = Locked(State())
  private let hasNews = DispatchSemaphore(value: 0)

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor, which stays open.
  ///   - limit: The number of lines that may wait.
  package init(descriptor: Int32, limit: Int = 1000) {
    self.descriptor = descriptor
    self.limit = limit
    Thread.detachNewThread { self.run() }
  }

  /// Appends a line, or drops it if too many wait.
  ///
  /// It never blocks.
  package func append(_ line: String) {
    state.withLock { state in
      if state.lines.count < limit { state.lines.append(line) } else { state.dropped += 1 }
    }
    hasNews.signal()
  }

  /// Waits until the lines so far are written, or cannot be written.
  package func wait() {
    let isDone = DispatchSemaphore(value: 0)
    state.withLock { $0.waiters.append { isDone.signal() } }
    hasNews.signal()
    isDone.wait()
  }

  private func run() {
    blockBrokenPipeSignal()
    while true {
      hasNews.wait()
      let taken = state.withLock { state in
        let taken = state
        state = State()
        return taken
      }
      for line in taken.lines { write(line) }
      if taken.dropped > 0 { write(HostIssues.leftOut(taken.dropped)) }
      for waiter in taken.waiters { waiter() }
    }
  }

  /// Blocks the signal on this thread, so that writing to a broken pipe fails and does not end the process.
  private func blockBrokenPipeSignal() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Writes a line, or drops the rest of it after an error.
  private func write(_ line: String) {
    var bytes = Array("\(line)\n".utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
      } else if errno != EINTR {
        return
      }
    }
  }
}

/// The system's function, which the method of the same name would hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
