#if canImport(Darwin)
public import Combine
#else
public import OpenCombine
#endif

extension Effect {
  /// Delays an effect, and starts the delay again whenever an effect with the same id is started meanwhile.
  ///
  /// ```swift
  /// case .queryChanged(let query):
  ///   return .run { send in await send(.response(try await api.search(query))) }
  ///     .debounce(id: CancelID.search, for: .milliseconds(300), scheduler: mainQueue)
  /// ```
  ///
  /// Without a scheduler, sleep in the effect:
  ///
  /// ```swift
  /// return .run { send in
  ///   try await clock.sleep(for: .milliseconds(300))
  ///   await send(.response(try await api.search(query)))
  /// }
  /// .cancellable(id: CancelID.search, cancelInFlight: true)
  /// ```
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - dueTime: The delay.
  ///   - scheduler: The scheduler that measures the delay.
  ///   - options: Options for the scheduler.
  /// - Returns: An effect that starts after the delay, unless another one replaces it.
  public func debounce<S: Scheduler>(
    id: some Hashable & Sendable,
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Self {
    guard !isNone else { return .none }
    let delay = Effect.publisher {
      Just(())
        .delay(for: dueTime, scheduler: scheduler, options: options)
        .flatMap { Empty<Action, Never>() }
    }
    return .concatenate(delay, self).cancellable(id: id, cancelInFlight: true)
  }
}
