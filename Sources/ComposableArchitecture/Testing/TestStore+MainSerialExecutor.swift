#if !os(WASI) && !os(Windows) && !os(Android)
internal import ConcurrencyExtras

extension TestStore {
  /// Whether parallel tasks of effects run on the main actor, in order.
  ///
  /// It sets `uncheckedUseMainSerialExecutor`, which applies to the whole process. The deinitializer of the test
  /// store restores the former value.
  ///
  /// Effects of a test store run in order without it, on the store's own executor. Use it for effects that start
  /// other work, such as `Task.detached`.
  ///
  /// Where we differ: the original turns it on in every test store, because its test store cannot know otherwise
  /// when effects have run.
  public var useMainSerialExecutor: Bool {
    get { uncheckedUseMainSerialExecutor }
    set {
      serialExecutorUse = serialExecutorUse ?? SerialExecutorUse()
      uncheckedUseMainSerialExecutor = newValue
    }
  }
}

/// Restores the former executor when it is deinitialized.
final class SerialExecutorUse: Sendable {
  private let wasInUse = uncheckedUseMainSerialExecutor

  deinit {
    uncheckedUseMainSerialExecutor = wasInUse
  }
}
#endif
