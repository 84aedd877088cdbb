#if !os(WASI) && !os(Windows) && !os(Android)
internal import ConcurrencyExtras

extension TestStore {
  /// Whether tasks of effects that would run in parallel run on the main actor, in order.
  ///
  /// It is `uncheckedUseMainSerialExecutor`, which holds for the whole process, and is put back when the
  /// test store goes.
  ///
  /// Effects of a test store run in order without it, on an executor of its own. It is for work that they
  /// hand to others, such as `Task.detached`.
  ///
  /// Where we differ: the original turns it on in every test store, because it needs it to know when
  /// effects have run.
  public var useMainSerialExecutor: Bool {
    get { uncheckedUseMainSerialExecutor }
    set {
      serialExecutorUse = serialExecutorUse ?? SerialExecutorUse()
      uncheckedUseMainSerialExecutor = newValue
    }
  }
}

/// Puts back, when it goes, what was in use before.
final class SerialExecutorUse: Sendable {
  private let wasInUse = uncheckedUseMainSerialExecutor

  deinit {
    uncheckedUseMainSerialExecutor = wasInUse
  }
}
#endif
