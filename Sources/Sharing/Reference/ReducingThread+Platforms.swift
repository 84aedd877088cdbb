#if !canImport(Glibc)
internal import ConcurrencyExtras

/// The thread that runs reducers, which is that of the main actor.
enum ReducingThread {
  static var isCurrent: Bool { MainThread.isCurrent }

  static func begin() {}
}
#endif
