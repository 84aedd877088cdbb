#if DEBUG && canImport(Runtime)
import Runtime

/// The innermost calls of the thread that crashes.
struct CrashCalls: Sendable {
  private let backtrace: Backtrace?

  /// Records the calls of the current thread.
  ///
  /// The search for a place takes as long for each call, and the place is among the first.
  init() {
    backtrace = try? Backtrace.capture(algorithm: .fast, limit: 16, top: 0)
  }

  /// Searches for the nearest known place in the source, which takes seconds in a large program.
  func place() -> Crash.Place? {
    backtrace?.symbolicated(options: [.showSourceLocations, .useSymbolCache]).flatMap(Self.place)
  }

  /// The files of the handler itself.
  private static let ownFiles: Set<Substring> = ["CrashCalls.swift", "CrashWatch.swift"]

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
/// The calls of the thread that crashes, which are not known in a release build.
struct CrashCalls: Sendable {
  func place() -> Crash.Place? { nil }
}
#endif
