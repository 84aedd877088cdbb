internal import ConcurrencyExtras

/// Runs work that can be cancelled by an id.
///
/// It is to asynchronous code what ``Effect/cancellable(id:cancelInFlight:)`` is to an effect:
///
/// ```swift
/// return .run { send in
///   for await query in queries {
///     try await withTaskCancellation(id: CancelID.search, cancelInFlight: true) {
///       await send(.response(try await api.search(query)))
///     }
///   }
/// }
/// ```
///
/// In an effect the id counts within its feature: the effects of its store in the same feature, and in
/// those above it, can cancel the work. Outside of effects it counts among other such code.
///
/// Where we differ: outside of effects the original shares the ids with all stores of the process.
///
/// - Parameters:
///   - id: The id.
///   - cancelInFlight: Whether to cancel what runs under the id first.
///   - isolation: The actor of the caller.
///   - operation: The work, which runs in a task of its own. It is cancelled with the caller's task.
/// - Returns: What the work returns.
/// - Throws: What the work throws.
public func withTaskCancellation<T: Sendable, Failure: Error>(
  id: some Hashable & Sendable,
  cancelInFlight: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  operation: @escaping @Sendable () async throws(Failure) -> T
) async throws(Failure) -> T {
  let id = CancelID(id)
  let place = EffectPlace.current
  if cancelInFlight {
    await place?.owner.value?.cancelEffects(id, under: place?.path ?? [])
    CancellableTasks.shared.cancel(id, at: place)
  }
  let task = makeTask { () async -> Result<T, Failure> in
    do throws(Failure) {
      return .success(try await operation())
    } catch {
      return .failure(error)
    }
  }
  let serial = CancellableTasks.shared.insert(id, at: place, cancel: task.cancel)
  defer { CancellableTasks.shared.remove(id, serial: serial) }
  let result = await withTaskCancellationHandler {
    await task.value
  } onCancel: {
    task.cancel()
  }
  return try result.get()
}

/// Starts a task where a test store, if one runs the current effect, can wait for it.
private func makeTask<T: Sendable>(
  _ operation: @escaping @Sendable () async -> T
) -> Task<T, Never> {
  guard
    let executor = EffectExecutor.current,
    #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
  else { return Task(operation: operation) }
  return Task(executorPreference: executor, operation: operation)
}

extension Task where Success == Never, Failure == Never {
  /// Cancels the work that runs under an id.
  ///
  /// ```swift
  /// Task.cancel(id: CancelID.search)
  /// ```
  ///
  /// In an effect it cancels the work and the effects of its feature and of those below it, the latter
  /// as soon as the main actor is free. Outside of effects it cancels work that was started outside of
  /// effects. Effects of a store are cancelled by ``Effect/cancel(id:)``.
  ///
  /// Where we differ: outside of effects the original reaches the effects of all stores.
  ///
  /// - Parameter id: The id.
  public static func cancel(id: some Hashable & Sendable) {
    let id = CancelID(id)
    let place = EffectPlace.current
    CancellableTasks.shared.cancel(id, at: place)
    guard let place else { return }
    Task<Void, Never> { @MainActor in
      place.owner.value?.cancelEffects(id, under: place.path)
    }
  }
}
