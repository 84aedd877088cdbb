import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Tells that the process crashes, before it ends.
///
/// ```
///  thread that crashes                        thread of the watch
/// ┌─────────────────────────────┐            ┌───────────────────────────────┐
/// │ signal                      │            │ waits                         │
/// │   notes where it is         ├───────────►│ names the place               │
/// │   waits, ten seconds at most│            │ tells                         │
/// │ handler that was there,     │◄───────────┤ says that it has told         │
/// │ which prints the backtrace  │            └───────────────────────────────┘
/// └─────────────────────────────┘
/// ```
///
/// A signal handler may do little, as its thread may hold any lock. So another thread does the rest, and the
/// handler waits for it with a limit: a process that crashes ends, whatever it held.
package enum CrashWatch {
  /// The signals of traps and of accesses to memory that is not there.
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// The state that the handler and the thread of the watch share.
  ///
  /// NB: Unsafe, as a handler takes no locks: it is written before a handler is there, or by the one handler that
  /// `hasBegun` lets in, before the semaphore lets the thread read it.
  nonisolated(unsafe) private static var formerActions: [sigaction] = []
  nonisolated(unsafe) private static var report = CrashReport(signal: 0)
  private static let hasBegun = Atomic(false)
  private static let begun = DispatchSemaphore(value: 0)
  private static let told = DispatchSemaphore(value: 0)

  /// Begins to watch; a process does so once.
  ///
  /// - Parameter tell: Tells of the crash, on a thread of its own while the one that crashed waits.
  package static func begin(_ tell: @escaping @Sendable (Crash) -> Void) {
    Thread.detachNewThread {
      begun.wait()
      tell(report.crash)
      told.signal()
    }
    // Nothing is to be made in a handler that is made with its first use.
    _ = (hasBegun.load(ordering: .relaxed), told)
    formerActions = signals.map { signal in
      var action = sigaction()
      sigaction(signal, nil, &action)
      return action
    }
    var action = sigaction()
    action.handler = { signal, info, _ in
      CrashWatch.handle(signal, isSent: info.map { $0.pointee.si_code <= 0 } ?? true)
    }
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | Int32(SA_NODEFER)
    for signal in signals { sigaction(signal, &action, nil) }
  }

  /// - Parameters:
  ///   - number: The signal.
  ///   - isSent: Whether somebody sent it, as 'abort' does, and no instruction failed.
  private static func handle(_ number: Int32, isSent: Bool) {
    // Another crash, on whichever thread, ends the process at once.
    restoreFormerActions()
    guard !hasBegun.exchange(true, ordering: .sequentiallyConsistent) else { return }
    report = CrashReport(signal: number)
    begun.signal()
    // To find a line in the debug information of a large program takes seconds.
    _ = told.wait(timeout: .now() + .seconds(10))
    // An instruction that failed runs again when the handler returns. What was sent comes once, and the handler that was
    // there may rely on an instruction.
    guard isSent else { return }
    raise(number)
    signal(number, SIG_DFL)
    raise(number)
  }

  private static func restoreFormerActions() {
    for (index, signal) in signals.enumerated() { sigaction(signal, &formerActions[index], nil) }
  }
}

private typealias SignalHandler =
  @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

extension sigaction {
  /// The function that is called with what is known of a signal, or nil for what the system does.
  #if canImport(Musl)
  fileprivate var handler: SignalHandler? {
    get { __sa_handler.sa_sigaction }
    set { __sa_handler.sa_sigaction = newValue }
  }
  #else
  fileprivate var handler: SignalHandler? {
    get { __sigaction_handler.sa_sigaction }
    set { __sigaction_handler.sa_sigaction = newValue }
  }
  #endif
}
