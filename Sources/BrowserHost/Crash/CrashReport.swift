#if DEBUG && canImport(Runtime)
import Runtime

/// The signal handler's record of the crash.
struct CrashReport: Sendable {
  private let signal: Int32
  private let backtrace: Backtrace?

  /// Records the calls of the current thread.
  init(signal: Int32) {
    self.signal = signal
    backtrace = signal == 0 ? nil : try? Backtrace.capture(algorithm: .fast, limit: 32)
  }

  /// The crash, with the nearest known place in the source.
  var crash: Crash {
    Crash(signal: signal, place: backtrace?.symbolicated().flatMap(Self.place))
  }

  /// The files of the handler itself.
  private static let ownFiles: Set<Substring> = ["CrashReport.swift", "CrashWatch.swift"]

  /// The innermost function below the handler whose line is known.
  ///
  /// A trap of the standard library is reported at the app's call.
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
/// The signal handler's record of the crash, which has no place in a release build.
struct CrashReport: Sendable {
  private let signal: Int32

  init(signal: Int32) {
    self.signal = signal
  }

  var crash: Crash { Crash(signal: signal) }
}
#endif
