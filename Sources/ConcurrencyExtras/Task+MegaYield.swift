import Foundation

extension Task where Success == Never, Failure == Never {
  /// Gives other tasks many chances to run before going on.
  ///
  /// It is a guess at how long the others need, and a busy machine can prove it wrong. Where you
  /// can, wait for what you need to have happened instead.
  ///
  /// The main actor gets its chances, too: a task that goes from there elsewhere and back, as each that
  /// sleeps does, comes around as often as it yields.
  ///
  /// - Parameter count: How often to yield. The default is 20, or what the environment variable
  ///   `TASK_MEGA_YIELD_COUNT` says, up to 10,000.
  public static func megaYield(count: Int = defaultMegaYieldCount) async {
    await yieldFromMainActor(count: count)
  }

  /// Yields to the other threads and to the main actor in turn.
  ///
  /// From the main actor, for a task can come back to it only while nobody else is there: each round lets
  /// all that wait for it go first.
  @MainActor
  private static func yieldFromMainActor(count: Int) async {
    for _ in 0..<count {
      await Task<Void, Never>.detached(priority: yieldPriority) { await Task.yield() }.value
      await Task.yield()
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
