import Foundation

extension Task where Success == Never, Failure == Never {
  /// Yields many times, so that other tasks can run.
  ///
  /// This is a guess of the time that the other tasks need, and may fail on a busy machine. If possible, wait for a
  /// result of the tasks instead.
  ///
  /// The main actor runs between the yields too. A task that leaves it and comes back, as a sleeping task does,
  /// continues once in each round.
  ///
  /// - Parameter count: The number of yields. The default is 20, or the value of the environment variable
  ///   `TASK_MEGA_YIELD_COUNT` up to 10,000.
  public static func megaYield(count: Int = defaultMegaYieldCount) async {
    await yieldFromMainActor(count: count)
  }

  /// Yields to the other threads and to the main actor in turn.
  ///
  /// It runs on the main actor: each round lets all jobs that wait for the main actor run first.
  @MainActor
  private static func yieldFromMainActor(count: Int) async {
    for _ in 0..<count {
      await Task<Void, Never>.detached(priority: yieldPriority) { await Task.yield() }.value
      await Task.yield()
    }
  }

  #if canImport(Darwin)
  /// All tasks share their threads, and the task of the lowest priority runs last.
  private static var yieldPriority: TaskPriority { .background }
  #else
  /// Each priority has its own threads.
  ///
  /// A task of the same priority runs after the others, and tasks inherit the priority of the task that starts them.
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
