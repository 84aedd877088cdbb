internal import ConcurrencyExtras
internal import Dependencies

/// The work of an ``Effect/run(priority:name:operation:catch:fileID:filePath:line:column:)``.
struct RunOperation<Action>: Sendable {
  let priority: TaskPriority?
  let name: String?
  let location: SourceLocation
  let dependencies: DependencyValues
  let work: @Sendable (Send<Action>) async -> Void
}

extension Effect {
  /// Runs asynchronous work that can send any number of actions.
  ///
  /// ```swift
  /// case .toggleTimerButtonTapped:
  ///   return .run { send in
  ///     for await _ in clock.timer(interval: .seconds(1)) {
  ///       await send(.timerTicked)
  ///     }
  ///   }
  ///   .cancellable(id: CancelID.timer)
  /// ```
  ///
  /// The work runs off the main actor, in its own task, which starts after the reducer has returned. It is cancelled
  /// with its id, with the task that sent the action, and with the store. Actions that it sends after that are
  /// dropped. The work sees the same dependencies as the reducer at this call.
  ///
  /// In a test, control what the work waits for:
  ///
  /// ```swift
  /// let clock = TestClock()
  /// let store = TestStore(initialState: Timer.State()) { Timer() } withDependencies: {
  ///   $0.continuousClock = clock
  /// }
  /// await store.send(.toggleTimerButtonTapped)
  /// await clock.advance(by: .seconds(1))
  /// await store.receive(.timerTicked) { $0.seconds = 1 }
  /// ```
  ///
  /// - Parameters:
  ///   - priority: The priority of the task. Without one the task inherits the store's.
  ///   - name: A name for the task. Debuggers show it.
  ///   - operation: The work.
  ///   - handler: Handles an error that the work throws, except a `CancellationError`. Without it, the error is
  ///     reported as an issue at this call, and the app continues. An error of cancelled work is not reported. Where we
  ///     differ: the original reports one that is no `CancellationError`, such as `URLError(.cancelled)`.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: An effect that ends when the work does.
  public static func run(
    priority: TaskPriority? = nil,
    name: String? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let location = SourceLocation(
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    let run = RunOperation(
      priority: priority,
      name: name,
      location: location,
      dependencies: ._current
    ) { (send: Send<Action>) in
      do {
        try await operation(send)
      } catch is CancellationError {
        return
      } catch {
        if let handler { return await handler(error, send) }
        guard !Task.isCancelled else { return }
        let action = await EffectPlace.current?.cause?.actionLabel
        location.report(Issues.effectThrew(error, of: action))
      }
    }
    return Self(operation: .run(run))
  }

  /// Runs asynchronous work that sends nothing back and whose errors do not matter.
  ///
  /// ```swift
  /// case .saveButtonTapped:
  ///   return .fireAndForget { [item = state.item] in
  ///     try await database.save(item)
  ///   }
  /// ```
  ///
  /// An error that matters belongs to the `catch` of
  /// ``run(priority:name:operation:catch:fileID:filePath:line:column:)``.
  ///
  /// In a test, replace the dependency by one that records the call:
  ///
  /// ```swift
  /// let saved = LockIsolated<[Item]>([])
  /// let store = TestStore(initialState: Editor.State(item: item)) { Editor() } withDependencies: {
  ///   $0.database.save = { item in saved.withValue { $0.append(item) } }
  /// }
  /// await store.send(.saveButtonTapped)
  /// #expect(saved.value == [item])
  /// ```
  ///
  /// Where we differ: the original removed this method in release 1.0. We keep it because it states the intent.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task. Without one the task inherits the store's.
  ///   - work: The work.
  /// - Returns: An effect that ends when the work does.
  public static func fireAndForget(
    priority: TaskPriority? = nil,
    _ work: @escaping @Sendable () async throws -> Void
  ) -> Self {
    run(priority: priority) { _ in
      try await work()
    } catch: { _, _ in
    }
  }
}
