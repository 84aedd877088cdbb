import Dispatch

/// Runs tasks one job at a time, and knows when they have nothing left to run.
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
/// The jobs run on the main actor, where a hop to it goes on at once, and a job that yields lets the main actor
/// run before it goes on. Or they run beside it (``besideMainActor()``), where a job that blocks its thread
/// blocks no test.
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

  /// Where the jobs run, if not on the main actor.
  private let thread: DispatchQueue?

  /// Makes an executor on the main actor.
  package convenience init() {
    self.init(on: nil)
  }

  private init(on thread: DispatchQueue?) {
    self.thread = thread
  }

  /// Makes an executor beside the main actor.
  package static func besideMainActor() -> EffectExecutor {
    EffectExecutor(on: DispatchQueue(label: "EffectExecutor"))
  }

  /// Whether the jobs run on the main actor.
  package var isOnMainActor: Bool { thread == nil }

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
    let (pending, arrived) = queue.withLock { ($0.pending, $0.arrived) }
    guard pending > 0 || !isDone() else { return }
    var seen = arrived - pending
    var quietRounds = 0
    while quietRounds < 2 {
      guard await runJobs() else { return }
      await Task.yield()
      guard !isDone() else { return }
      let arrived = queue.withLock { $0.arrived }
      quietRounds = arrived == seen ? quietRounds + 1 : 0
      seen = arrived
    }
  }

  /// Runs every job in the queue, or waits until they have run beside the main actor.
  ///
  /// - Returns: Whether they have.
  @MainActor
  private func runJobs() async -> Bool {
    guard thread == nil else { return await waitForJobs() }
    drain()
    return true
  }

  /// Waits until no job runs, or one takes so long that it may be waiting for the one who waits.
  @MainActor
  private func waitForJobs() async -> Bool {
    await withUnsafeContinuation { continuation in
      guard let number = queue.withLock({ $0.addWaiter(continuation) }) else {
        return continuation.resume(returning: true)
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(10)) { [weak self] in
        self?.queue.withLock { $0.waiters.removeValue(forKey: number) }?.resume(returning: false)
      }
    }
  }

  private struct Queue {
    var jobs: [UnownedJob] = []
    /// How many jobs run beside the main actor, or wait for their turn there.
    var jobsElsewhere = 0
    /// Those who wait for these.
    var waiters: [Int: UnsafeContinuation<Bool, Never>] = [:]
    private var lastWaiter = 0
    var arrived = 0
    var isDraining = false
    var isDrainScheduled = false
    /// Whether someone is about to drain, so that nobody has to be scheduled to.
    var isHeld = false

    var pending: Int { jobs.count + jobsElsewhere }

    /// Adds someone who waits for the jobs elsewhere, and returns a number for them, or nil if there are no jobs.
    mutating func addWaiter(_ waiter: UnsafeContinuation<Bool, Never>) -> Int? {
      guard jobsElsewhere > 0 else { return nil }
      lastWaiter += 1
      waiters[lastWaiter] = waiter
      return lastWaiter
    }

    /// Takes note that a job has run elsewhere, and returns those who have waited for it if it was the last.
    mutating func endJobElsewhere() -> [UnsafeContinuation<Bool, Never>] {
      jobsElsewhere -= 1
      guard jobsElsewhere == 0 else { return [] }
      defer { waiters = [:] }
      return Array(waiters.values)
    }

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
    if let thread { return run(job, on: thread) }
    let needsDrain = queue.withLock { queue in
      Self.registry.withLock { $0[ObjectIdentifier(self)] = self }
      return queue.add(job)
    }
    guard needsDrain else { return }
    Task.detached { @MainActor in self.drainAsScheduled() }
  }

  private func run(_ job: UnownedJob, on thread: DispatchQueue) {
    queue.withLock { queue in
      Self.registry.withLock { $0[ObjectIdentifier(self)] = self }
      queue.jobsElsewhere += 1
      queue.arrived += 1
    }
    thread.async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
      let waiters = self.queue.withLock { queue in
        let waiters = queue.endJobElsewhere()
        if queue.jobsElsewhere == 0 {
          Self.registry.withLock { $0[ObjectIdentifier(self)] = nil }
        }
        return waiters
      }
      for waiter in waiters { waiter.resume(returning: true) }
    }
  }

  @MainActor
  private func drainAsScheduled() {
    queue.withLock { $0.isDrainScheduled = false }
    drain()
  }
}
