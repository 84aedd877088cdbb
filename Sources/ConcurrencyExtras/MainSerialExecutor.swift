#if !os(WASI) && !os(Windows) && !os(Android)
import Foundation

/// Whether every task that would run in parallel runs on the main actor's executor instead.
///
/// Work that is asynchronous for the sake of its callers then runs in one order, which a test can
/// assert. It holds for the whole process, also for tests that run at the same time: use it where
/// tests are serialised, and prefer ``withMainSerialExecutor(operation:)``, which undoes it.
///
/// It hooks into the Swift runtime, and does nothing where the runtime has no such hook. A task with
/// an executor of its own, and code of an actor with one, stays where it is.
public var uncheckedUseMainSerialExecutor: Bool {
  get { enqueueHook?.pointee != nil }
  set { enqueueHook?.pointee = newValue ? enqueueOnMainActor : nil }
}

/// Runs an operation during which every task runs on the main actor's executor, in order.
///
/// ```swift
/// @Test func refreshing() async {
///   await withMainSerialExecutor {
///     let task = Task { await model.refresh() }
///     await Task.yield()
///     #expect(model.isLoading)
///     await task.value
///   }
/// }
/// ```
///
/// - Parameter operation: The operation. See ``uncheckedUseMainSerialExecutor`` for what that means
///   for others.
@MainActor
public func withMainSerialExecutor(
  @_implicitSelfCapture operation: @isolated(any) () async throws -> Void
) async rethrows {
  let wasInUse = uncheckedUseMainSerialExecutor
  defer { uncheckedUseMainSerialExecutor = wasInUse }
  uncheckedUseMainSerialExecutor = true
  try await operation()
}

/// Runs a synchronous operation during which every task is put on the main actor's executor.
///
/// Use it around what starts the tests of a class, such as `invokeTest` of an `XCTestCase`.
///
/// - Parameter operation: The operation.
public func withMainSerialExecutor(
  @_implicitSelfCapture operation: () throws -> Void
) rethrows {
  let wasInUse = uncheckedUseMainSerialExecutor
  defer { uncheckedUseMainSerialExecutor = wasInUse }
  uncheckedUseMainSerialExecutor = true
  try operation()
}

private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
private typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void

/// The variable in which the runtime looks for someone else to put jobs on the global executor.
///
/// NB: `nonisolated(unsafe)` holds because the pointer never changes, and the runtime reads what it
/// points to in one instruction.
private nonisolated(unsafe) let enqueueHook: UnsafeMutablePointer<EnqueueHook?>? =
  dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook")
  .map { $0.assumingMemoryBound(to: EnqueueHook?.self) }

private let enqueueOnMainActor: EnqueueHook = { job, _ in
  MainActor.shared.enqueue(job)
}
#endif
