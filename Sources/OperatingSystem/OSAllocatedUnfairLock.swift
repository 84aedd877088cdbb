#if !canImport(Darwin)
internal import Synchronization

/// State that one thread at a time may change.
///
/// ```swift
/// let count = OSAllocatedUnfairLock(initialState: 0)
/// count.withLock { $0 += 1 }
/// ```
///
/// On Apple's platforms it belongs to the module `os`. It must not be locked again by the thread that has locked it.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // NB: Unchecked, because the state is touched under the mutex alone.
  private final class Storage {
    let mutex = Mutex(())
    var state: State

    init(_ state: State) {
      self.state = state
    }
  }

  private let storage: Storage

  /// Creates a lock with a state that other threads may not have.
  ///
  /// - Parameter initialState: The state.
  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  /// Changes the state, and returns a value that may belong to this thread alone.
  ///
  /// - Parameter body: The change.
  /// - Returns: The result of the change.
  /// - Throws: The error of the change.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    try storage.mutex.withLock { _ in try body(&storage.state) }
  }

  /// Changes the state.
  ///
  /// - Parameter body: The change.
  /// - Returns: The result of the change.
  /// - Throws: The error of the change.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock with a state.
  ///
  /// - Parameter initialState: The state.
  public init(initialState: State) {
    self.init(uncheckedState: initialState)
  }
}

extension OSAllocatedUnfairLock where State == () {
  /// Creates a lock without a state.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Calls a function while no other thread may.
  ///
  /// - Parameter body: The function.
  /// - Returns: The result of the function.
  /// - Throws: The error of the function.
  public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }

  /// Calls a function while no other thread may.
  ///
  /// - Parameter body: The function.
  /// - Returns: The result of the function.
  /// - Throws: The error of the function.
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }
}
#endif
