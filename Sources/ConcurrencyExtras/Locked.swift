#if canImport(Darwin)
package import Foundation
#else
package import Synchronization
#endif

/// State that is changed in place by one thread at a time.
///
/// The libraries of this package keep their shared state in it. Unlike ``LockIsolated`` it gives access to the state
/// itself and not to a copy, so an append to a large array stays cheap. ``withLock(_:)`` must not be called within
/// itself.
///
/// NB: `@unchecked Sendable` holds because `state` is touched under `lock` alone.
package final class Locked<State>: @unchecked Sendable {
  // NB: A mutex needs no allocation, but the latest of Apple's systems.
  #if canImport(Darwin)
  @usableFromInline let lock = NSLock()
  #else
  @usableFromInline let lock = Mutex(())
  #endif
  @usableFromInline var state: State

  package init(_ state: sending State) {
    self.state = state
  }

  /// Calls `body` with exclusive access to the state.
  ///
  /// It is inlined into other modules because every read of a dependency enters it.
  @inlinable
  package func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    #if canImport(Darwin)
    try lock.withLock { try body(&state) }
    #else
    try lock.withLock { _ in try body(&state) }
    #endif
  }
}
