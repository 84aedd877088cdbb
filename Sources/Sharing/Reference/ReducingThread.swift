#if canImport(Glibc)
internal import Glibc
internal import Synchronization

/// The thread that ran the last reducer, or runs one now.
///
/// Each change of an observed field asks for it. To ask for the main thread instead can take two system calls.
enum ReducingThread {
  private static let last = Atomic<pthread_t>(0)

  /// Whether it is the caller's thread.
  static var isCurrent: Bool { last.load(ordering: .relaxed) == pthread_self() }

  /// Notes that the caller's thread begins to run a reducer.
  static func begin() {
    last.store(pthread_self(), ordering: .relaxed)
  }
}
#endif
