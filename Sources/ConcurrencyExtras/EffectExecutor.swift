import Dispatch

/// An executor that runs one job at a time, and reports when no job is left.
///
/// A test that starts tasks on it waits until all work that can run now has run. Without it the test would guess how
/// often to yield:
///
/// ```swift
/// let executor = EffectExecutor()
/// EffectExecutor.$current.withValue(executor) {
///   Task(executorPreference: executor) { await feature.refresh() }
/// }
/// await executor.settle()
/// ```
///
/// Child tasks, task groups, default actors and nonisolated functions of such a task run here too. The executor also
/// follows hops to the main actor and back. It does not see other work: detached and unstructured tasks without the
/// preference, other threads, real time.
///
/// The jobs run on the main actor, where a hop to it continues at once. A job that yields lets the main actor run
/// first. With ``besideMainActor()`` the jobs run on another thread, where a job that blocks its thread blocks no test.
///
/// Jobs run even without a call of `settle()`: the first one schedules a drain of the queue.
package final class EffectExecutor: Sendable {
  /// The executor that the current task was started on.
  ///
  /// The code that starts a task on an executor binds this value, so that a test clock of the task finds the executor.
  @TaskLocal package static var current: EffectExecutor?

  /// The executors with jobs that have not run yet.
  ///
  /// A test clock settles them before it moves, so that tasks that are about to sleep are asleep by then.
  package static var busy: [EffectExecutor] {
    registry.withLock { Array($0.values) }
  }

  private static let registry = Locked<[ObjectIdentifier: EffectExecutor]>([:])

  private let queue = Locked(Queue())

  /// The queue of the jobs, if they do not run on the main actor.
  private let thread: DispatchQueue?

  /// Creates an executor on the main actor.
  package convenience init() {
    self.init(on: nil)
  }

  private init(on thread: DispatchQueue?) {
    self.thread = thread
  }

  /// Creates an executor beside the main actor.
  package static func besideMainActor() -> EffectExecutor {
    EffectExecutor(on: DispatchQueue(label: "EffectExecutor"))
  }

  /// Whether the jobs run on the main actor.
  package var isOnMainActor: Bool { thread == nil }

  /// Runs all jobs of the queue, and the jobs that they add.
  ///
  /// A call by one of the jobs does nothing: the current drain continues.
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

  /// Runs an operation whose caller settles afterwards: its jobs schedule no drain.
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
  /// Each round runs the queue, and then lets the main actor run its jobs. It ends after two rounds without a new job,
  /// because a job may be returning from the main actor.
  ///
  /// - Parameter isDone: Whether no task is left that could run, if the caller knows this. It saves the last rounds.
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

  /// Runs all jobs of the queue, or waits for their end beside the main actor.
  ///
  /// - Returns: Whether they have.
  @MainActor
  private func runJobs() async -> Bool {
    guard thread == nil else { return await waitForJobs() }
    drain()
    return true
  }

  /// Waits until no job runs.
  ///
  /// A long job ends the wait, because it may be waiting for the caller.
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
    /// The number of jobs that run or wait beside the main actor.
    var jobsElsewhere = 0
    /// The callers that wait for these jobs.
    var waiters: [Int: UnsafeContinuation<Bool, Never>] = [:]
    private var lastWaiter = 0
    var arrived = 0
    var isDraining = false
    var isDrainScheduled = false
    /// Whether a drain runs or is scheduled.
    var isHeld = false

    var pending: Int { jobs.count + jobsElsewhere }

    /// Adds a caller that waits for the jobs beside the main actor.
    ///
    /// Returns its number, or nil if there are no jobs.
    mutating func addWaiter(_ waiter: UnsafeContinuation<Bool, Never>) -> Int? {
      guard jobsElsewhere > 0 else { return nil }
      lastWaiter += 1
      waiters[lastWaiter] = waiter
      return lastWaiter
    }

    /// Notes that a job beside the main actor has ended.
    ///
    /// Returns the waiting callers if it was the last one.
    mutating func endJobElsewhere() -> [UnsafeContinuation<Bool, Never>] {
      jobsElsewhere -= 1
      guard jobsElsewhere == 0 else { return [] }
      defer { waiters = [:] }
      return Array(waiters.values)
    }

    /// Adds a job, and returns whether it needs a new drain.
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
