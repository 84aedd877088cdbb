import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Reports that the process crashes, before it ends.
///
/// ```
///  thread that crashes                        thread of the watch
/// ┌─────────────────────────────┐            ┌───────────────────────────────┐
/// │ signal                      ├───────────►│ reports the crash             │
/// │   records its calls         ├───────────►│ keeps what was recorded       │
/// │   waits up to 30 seconds    │            │ finds the place, and reports  │
/// │ earlier handler, which      │◄───────────┤ the crash again with both     │
/// │ prints the backtrace        │            └───────────────────────────────┘
/// └─────────────────────────────┘
/// ```
///
/// A signal handler may do little, because its thread may hold any lock. So another thread does the rest, and the
/// handler waits for it with a limit. A process that crashes always ends, whatever locks it held.
package enum CrashWatch {
  /// The signals of traps and of invalid accesses to memory.
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// The state that the handler and the thread of the watch share.
  ///
  /// NB: It is unsafe because a handler takes no locks. It is written before handlers are installed, or by the one
  /// handler that `admission` lets in, before a semaphore lets the thread read it.
  nonisolated(unsafe) private static var formerActions: [sigaction] = []
  nonisolated(unsafe) private static var crashSignal: Int32 = 0
  nonisolated(unsafe) private static var calls: CrashCalls?
  nonisolated(unsafe) private static var isOnMainThread = false
  nonisolated(unsafe) private static var mainThread = pthread_self()
  private static let admission = DispatchSemaphore(value: 1)
  private static let begun = DispatchSemaphore(value: 0)
  private static let recorded = DispatchSemaphore(value: 0)
  private static let reported = DispatchSemaphore(value: 0)

  /// Begins to watch.
  ///
  /// A process calls it once, on its main thread. Both closures run on another thread while the one that crashed waits.
  ///
  /// - Parameters:
  ///   - keepRecordings: Keeps what an inspector has recorded, and returns sentences about it. It receives whether the
  ///     main thread has crashed.
  ///   - report: Reports the crash. It is called at once, again in a debug build when the place of the crash is found, and
  ///     again with the sentences.
  package static func begin(
    keepRecordings: @escaping @Sendable (_ isOnMainThread: Bool) -> [String] = { _ in [] },
    report: @escaping @Sendable (Crash) -> Void
  ) {
    mainThread = pthread_self()
    Thread.detachNewThread {
      begun.wait()
      var crash = Crash(signal: crashSignal)
      report(crash)
      recorded.wait()
      crash.place = calls?.place()
      if crash.place != nil { report(crash) }
      // The last step runs code of the app, which may crash as well. Then the process ends at once.
      crash.recordings = keepRecordings(isOnMainThread)
      if !crash.recordings.isEmpty { report(crash) }
      reported.signal()
    }
    formerActions = signals.map { signal in
      var action = sigaction()
      sigaction(signal, nil, &action)
      return action
    }
    // Static values and types are made at their first use. A handler's small stack has no room for that, so they are
    // used here once.
    restoreFormerActions()
    if isAdmitted { admission.signal() }
    calls = CrashCalls()
    for semaphore in [recorded, reported] { _ = semaphore.wait(timeout: .now()) }
    var action = sigaction()
    action.handler = { signal, info, _ in
      CrashWatch.handle(signal, isSent: info.map { $0.pointee.si_code <= 0 } ?? true)
    }
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | Int32(SA_NODEFER)
    for signal in signals { sigaction(signal, &action, nil) }
  }

  /// - Parameters:
  ///   - number: The signal.
  ///   - isSent: Whether it was sent, as by 'abort', and no instruction failed.
  private static func handle(_ number: Int32, isSent: Bool) {
    // Another crash, on whichever thread, ends the process at once.
    restoreFormerActions()
    guard isAdmitted else { return }
    crashSignal = number
    isOnMainThread = pthread_equal(pthread_self(), mainThread) != 0
    begun.signal()
    calls = CrashCalls()
    recorded.signal()
    // Finding a line in the debug information of a large program takes seconds.
    _ = reported.wait(timeout: .now() + .seconds(30))
    // A failed instruction runs again when the handler returns. A sent signal does not come again, and the earlier
    // handler may rely on an instruction.
    guard isSent else { return }
    raise(number)
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Whether this crash is the first one, which is true once.
  private static var isAdmitted: Bool { admission.wait(timeout: .now()) == .success }

  private static func restoreFormerActions() {
    for index in signals.indices { sigaction(signals[index], &formerActions[index], nil) }
  }
}

private typealias SignalHandler =
  @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

extension sigaction {
  /// The function that handles a signal, or nil for the system's default.
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
