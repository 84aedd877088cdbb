import Foundation

extension Task where Success == Never, Failure == Never {
  /// Gives other tasks many chances to run before going on.
  ///
  /// It is a guess at how long the others need, and a busy machine can prove it wrong. Where you
  /// can, wait for what you need to have happened instead.
  ///
  /// - Parameter count: How often to yield. The default is 20, or what the environment variable
  ///   `TASK_MEGA_YIELD_COUNT` says, up to 10,000.
  public static func megaYield(count: Int = defaultMegaYieldCount) async {
    for _ in 0..<count {
      await Task<Void, Never>.detached(priority: yieldPriority) { await Task.yield() }.value
    }
  }

  #if canImport(Darwin)
  /// All tasks share their threads, and the least urgent one goes after all others.
  private static var yieldPriority: TaskPriority { .background }
  #else
  /// Each priority has threads of its own.
  ///
  /// To go after the others is to stand in line with them, and
  /// tasks have the priority of those who start them.
  private static var yieldPriority: TaskPriority { currentPriority }
  #endif
}

@usableFromInline
let defaultMegaYieldCount = megaYieldCount(
  from: ProcessInfo.processInfo.environment["TASK_MEGA_YIELD_COUNT"]
)

func megaYieldCount(from text: String?) -> Int {
  text.flatMap(Int.init).map { min(max($0, 0), 10_000) } ?? 20
}
