#if !os(WASI) && !os(Windows) && !os(Android)
import Foundation

/// Whether every task that would run in parallel runs on the main actor's executor instead.
///
/// Asynchronous work then runs in one order, which a test can assert. It applies to the whole process, and to tests
/// that run at the same time. Use it in serialized tests, and prefer ``withMainSerialExecutor(operation:)``, which
/// resets it.
///
/// It uses a hook of the Swift runtime. Without that hook it does nothing. Tasks and actors with their own executor are
/// not affected.
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
/// - Parameter operation: The operation. ``uncheckedUseMainSerialExecutor`` describes the effect on other code.
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
/// Use it in a method that starts the tests of a class, such as `invokeTest` of an `XCTestCase`.
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

/// The variable of the runtime for a function that replaces the global executor.
///
/// NB: `nonisolated(unsafe)` holds because the pointer never changes, and the runtime reads its target in one
/// instruction.
private nonisolated(unsafe) let enqueueHook: UnsafeMutablePointer<EnqueueHook?>? =
  dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook")
  .map { $0.assumingMemoryBound(to: EnqueueHook?.self) }

private let enqueueOnMainActor: EnqueueHook = { job, _ in
  MainActor.shared.enqueue(job)
}
#endif
