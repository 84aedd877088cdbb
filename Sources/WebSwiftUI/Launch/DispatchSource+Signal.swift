import Dispatch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension DispatchSource {
  /// Runs work on another thread for each signal of a kind, in place of what the signal does by itself.
  static func onSignal(
    _ number: Int32,
    _ work: @escaping @Sendable () -> Void
  ) -> any DispatchSourceSignal {
    // NB: To ignore the signal would drop one that came earlier, where it was blocked for the process.
    signal(number) { _ in }
    let source = makeSignalSource(signal: number, queue: .global())
    source.setEventHandler(handler: work)
    source.resume()
    return source
  }
}
