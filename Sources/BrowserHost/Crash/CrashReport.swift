#if DEBUG && canImport(Runtime)
import Runtime

/// The signal handler's notes on where its thread is.
struct CrashReport: Sendable {
  private let signal: Int32
  private let backtrace: Backtrace?

  /// Notes where the thread is that asks.
  init(signal: Int32) {
    self.signal = signal
    backtrace = signal == 0 ? nil : try? Backtrace.capture(algorithm: .fast, limit: 32)
  }

  /// The crash, with the place in the source that is nearest to it.
  var crash: Crash {
    Crash(signal: signal, place: backtrace?.symbolicated().flatMap(Self.place))
  }

  /// The files of the handler itself.
  private static let ownFiles: Set<Substring> = ["CrashReport.swift", "CrashWatch.swift"]

  /// The innermost function below the handler of which the line is known: traps of the standard library are reported
  /// where the app calls it.
  private static func place(in backtrace: SymbolicatedBacktrace) -> Crash.Place? {
    backtrace.frames.lazy.compactMap(\.symbol)
      .compactMap { symbol in
        guard let location = symbol.sourceLocation, location.line > 0,
          let file = location.path.split(separator: "/").last, !ownFiles.contains(file)
        else { return nil }
        return Crash.Place(function: symbol.name, file: String(file), line: location.line)
      }
      .first
  }
}
#else
/// The signal handler's notes.
///
/// Where its thread is, a release build does not tell.
struct CrashReport: Sendable {
  private let signal: Int32

  init(signal: Int32) {
    self.signal = signal
  }

  var crash: Crash { Crash(signal: signal) }
}
#endif
