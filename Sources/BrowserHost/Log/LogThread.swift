import ConcurrencyExtras
import Dispatch
import Foundation

/// A thread on which lines are written, so that whoever reports something does not wait for it.
///
/// The number of lines that wait has a limit. Lines beyond it are dropped, and their number is reported later.
package final class LogThread: Sendable {
  private struct State {
    var work: [@Sendable () -> Void] = []
    var dropped = 0
    /// Called when that work is done.
    var waiters: [@Sendable () -> Void] = []
  }

  private let limit: Int
  private let reportDropped: @Sendable (Int) -> Void
  private let state = Locked(State())
  private let hasNews = DispatchSemaphore(value: 0)

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - limit: The number of lines that may wait.
  ///   - reportDropped: Called on the thread with the number of dropped lines.
  package init(limit: Int = 1000, reportDropped: @escaping @Sendable (Int) -> Void) {
    self.limit = limit
    self.reportDropped = reportDropped
    Thread.detachNewThread { self.run() }
  }

  /// Adds the work of a line, or drops it if too many wait.
  ///
  /// It never blocks.
  package func append(_ work: @escaping @Sendable () -> Void) {
    state.withLock { state in
      if state.work.count < limit { state.work.append(work) } else { state.dropped += 1 }
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
      for work in taken.work { work() }
      if taken.dropped > 0 { reportDropped(taken.dropped) }
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
}
