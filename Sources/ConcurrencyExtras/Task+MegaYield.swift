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
      await Task<Void, Never>.detached(priority: .background) { await Task.yield() }.value
    }
  }
}

@usableFromInline
let defaultMegaYieldCount = megaYieldCount(
  from: ProcessInfo.processInfo.environment["TASK_MEGA_YIELD_COUNT"]
)

func megaYieldCount(from text: String?) -> Int {
  text.flatMap(Int.init).map { min(max($0, 0), 10_000) } ?? 20
}
