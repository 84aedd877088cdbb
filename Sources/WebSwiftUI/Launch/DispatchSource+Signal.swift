import Dispatch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension DispatchSource {
  /// Runs work on the main actor for each signal of a kind, in place of what the signal does by itself.
  static func onSignal(
    _ number: Int32,
    _ work: @escaping @MainActor @Sendable () -> Void
  ) -> any DispatchSourceSignal {
    signal(number, SIG_IGN)
    let source = makeSignalSource(signal: number, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated(work) }
    source.resume()
    return source
  }
}
