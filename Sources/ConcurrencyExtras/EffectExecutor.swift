/// Runs tasks one job at a time on the main actor, and knows when they have nothing left to run.
///
/// A test that starts tasks on it can await a fact, "all work that can run now has run", where it
/// would otherwise guess how often to yield:
///
/// ```swift
/// let executor = EffectExecutor()
/// EffectExecutor.$current.withValue(executor) {
///   Task(executorPreference: executor) { await feature.refresh() }
/// }
/// await executor.settle()
/// ```
///
/// Child tasks, task groups, default actors and nonisolated functions run by such a task run here
/// too, and hops to the main actor and back are followed. Work that leaves both is out of sight:
/// detached and unstructured tasks without the preference, other threads, real time.
///
/// A hop to the main actor goes on at once, as that is where the jobs run. A job that yields lets the
/// main actor run before it goes on.
///
/// Jobs run even when nobody settles: the first one to arrive schedules a drain of the queue.
package final class EffectExecutor: Sendable {
  /// The executor that the current task was started on.
  ///
  /// Whoever starts a task on an executor binds this around it, so that what the task calls, such as
  /// a test clock, can find the executor.
  @TaskLocal package static var current: EffectExecutor?

  /// The executors with jobs that have not run yet.
  ///
  /// A test clock settles them before it moves, so that whoever is about to sleep is asleep by then.
  package static var busy: [EffectExecutor] {
    registry.withLock { Array($0.values) }
  }

  private static let registry = Locked<[ObjectIdentifier: EffectExecutor]>([:])

  private let queue = Locked(Queue())

  package init() {}

  /// Runs every job in the queue, and those that they add to it.
  ///
  /// Does nothing when called by one of the jobs: the drain that runs it goes on.
  @MainActor
  package func drain() {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) else { return }
    guard queue.withLock({ $0.beginDrain() }) else { return }
    while let jobs = takeJobs() {
      for job in jobs {
        job.runSynchronously(
          isolatedTo: MainActor.sharedUnownedExecutor,
          taskExecutor: asUnownedTaskExecutor()
        )
      }
    }
  }

  /// Runs an operation by someone who settles afterwards: its jobs schedule no drain.
  @MainActor
  package func beforeSettling<Result>(_ operation: () throws -> Result) rethrows -> Result {
    queue.withLock { $0.isHeld = true }
    defer { queue.withLock { $0.isHeld = false } }
    return try operation()
  }

  private func takeJobs() -> [UnownedJob]? {
    queue.withLock { queue in
      let jobs = queue.takeJobs()
      if jobs != nil { Self.registry.withLock { $0[ObjectIdentifier(self)] = nil } }
      return jobs
    }
  }

  /// Waits until all work that can run now has run.
  ///
  /// Each round runs the queue and then lets the main actor run what waits for it. It takes two
  /// rounds without a new job to be sure, as a job may be on its way back from the main actor.
  ///
  /// - Parameter isDone: Whether no task is left that could run, if the caller knows. It saves the
  ///   rounds that it takes to be sure.
  @MainActor
  package func settle(unless isDone: () -> Bool = { false }) async {
    let (hasJobs, ran) = queue.withLock { (!$0.jobs.isEmpty, $0.arrived - $0.jobs.count) }
    guard hasJobs || !isDone() else { return }
    var seen = ran
    var quietRounds = 0
    while quietRounds < 2 {
      drain()
      await Task.yield()
      guard !isDone() else { return }
      let arrived = queue.withLock { $0.arrived }
      quietRounds = arrived == seen ? quietRounds + 1 : 0
      seen = arrived
    }
  }

  private struct Queue {
    var jobs: [UnownedJob] = []
    var arrived = 0
    var isDraining = false
    var isDrainScheduled = false
    /// Whether someone is about to drain, so that nobody has to be scheduled to.
    var isHeld = false

    /// Adds a job, and returns whether a drain has to be scheduled for it.
    mutating func add(_ job: UnownedJob) -> Bool {
      jobs.append(job)
      arrived += 1
      guard !isDraining, !isDrainScheduled, !isHeld else { return false }
      isDrainScheduled = true
      return true
    }

    mutating func beginDrain() -> Bool {
      guard !isDraining else { return false }
      isDraining = true
      return true
    }

    /// Takes the jobs of one round, or ends the drain if there are none.
    mutating func takeJobs() -> [UnownedJob]? {
      guard !jobs.isEmpty else {
        isDraining = false
        return nil
      }
      defer { jobs = [] }
      return jobs
    }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension EffectExecutor: TaskExecutor {
  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let needsDrain = queue.withLock { queue in
      Self.registry.withLock { $0[ObjectIdentifier(self)] = self }
      return queue.add(job)
    }
    guard needsDrain else { return }
    Task.detached { @MainActor in self.drainAsScheduled() }
  }

  @MainActor
  private func drainAsScheduled() {
    queue.withLock { $0.isDrainScheduled = false }
    drain()
  }
}
