#if canImport(Darwin)
/// Counts the effects of all stores.
///
/// NB: Atomics need later systems than this package does, and a lock costs more than the count saves.
enum LiveEffects {
  static var mayExist: Bool { true }

  static func begin() {}
  static func end() {}
}
#else
internal import Synchronization

/// Counts the effects of all stores.
///
/// While there are none, no code runs inside an effect.
enum LiveEffects {
  private static let count = Atomic<Int>(0)

  static var mayExist: Bool {
    count.load(ordering: .relaxed) > 0
  }

  static func begin() {
    count.wrappingAdd(1, ordering: .relaxed)
  }

  static func end() {
    count.wrappingSubtract(1, ordering: .relaxed)
  }
}
#endif
