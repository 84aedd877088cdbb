#if DEBUG && canImport(Runtime)
import Foundation
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
    let symbols = backtrace.frames.compactMap(\.symbol)
    for (index, symbol) in symbols.enumerated() {
      guard let location = symbol.sourceLocation, location.line > 0,
        let file = location.path.split(separator: "/").last, !ownFiles.contains(file)
      else { continue }
      var place = Crash.Place(function: symbol.name, file: String(file), line: location.line)
      place.code = code(at: location.line, in: location.path)
      place.failedCall = symbols[..<index].last.flatMap(failedCall)
      return place
    }
    return nil
  }

  /// The name of a function of the standard library, unless it is the one that prints each failure.
  private static func failedCall(_ symbol: SymbolicatedBacktrace.Symbol) -> String? {
    let isReport = symbol.name.hasPrefix("_assertionFailure(")
    guard symbol.imageName.hasPrefix("libswift"), !isReport else { return nil }
    return symbol.name.replacing(/^specialized\s/, with: "")
  }

  private static func code(at line: Int, in path: String) -> String? {
    let source = try? String(contentsOfFile: path, encoding: .utf8)
    let lines = source?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    guard lines.indices.contains(line - 1) else { return nil }
    return lines[line - 1].trimmingCharacters(in: .whitespaces)
  }
}
#else
/// The calls of the thread that crashes, which are not known in a release build.
struct CrashCalls: Sendable {
  func place() -> Crash.Place? { nil }
}
#endif
