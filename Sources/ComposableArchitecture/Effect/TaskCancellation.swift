internal import ConcurrencyExtras
internal import Sharing

/// Runs work that can be cancelled by an id.
///
/// It makes asynchronous code cancellable, as ``Effect/cancellable(id:cancelInFlight:)`` does for an effect:
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
/// In an effect, the id is valid within its feature: effects of the same feature, and of the features above it, can
/// cancel the work. Outside of effects, the id is shared by all code outside of effects. `cancelInFlight` does not
/// cancel work or effects that contain this work.
///
/// Where we differ: outside of effects, the original shares the ids with all stores of the process.
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
  let (place, region) = EffectPlace.ofTask(in: .current)
  let number = place.registry.insert(region, for: id, cancelInFlight: cancelInFlight)
  defer { place.registry.remove(number, for: id) }
  let task = place.registry.registering {
    let task = EffectPlace.$current.withValue(place) {
      EffectExecutor.startTask { () async -> Result<T, Failure> in
        do throws(Failure) {
          return .success(try await operation())
        } catch {
          return .failure(error)
        }
      }
    }
    region.insertTask(stop: task.cancel)
    return task
  }
  if region.isCancelled { task.cancel() }
  let result = await withTaskCancellationHandler {
    await task.value
  } onCancel: {
    task.cancel()
  }
  return try result.get()
}

extension Task where Success == Never, Failure == Never {
  /// Cancels the work that runs under an id.
  ///
  /// ```swift
  /// Task.cancel(id: CancelID.search)
  /// ```
  ///
  /// In an effect, it cancels the work and the effects of the feature and of the features below it. This happens
  /// before the call returns, even to the calling effect. Outside of effects, it cancels work that was started
  /// outside of effects. To cancel the effects of a store, return ``Effect/cancel(id:)``.
  ///
  /// Where we differ: in a reducer, the original cancels the feature's effects at once. Here the call is reported as an
  /// issue and cancels nothing, because only the returned effect is known to be the feature's.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public static func cancel(
    id: some Hashable & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = EffectPlace.current
    guard place != nil || !Reduction.isCurrent else {
      let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      return location.report(Issues.cancelledInReducer(id))
    }
    let registry = place?.registry ?? .outsideOfEffects
    registry.cancel(CancelID(id), under: place?.path ?? [])
  }
}
