extension EffectExecutor {
  /// Starts a task on the executor of the current effect, if it has one.
  ///
  /// A test store and a test clock wait for such a task.
  ///
  /// - Parameters:
  ///   - name: The name of the task.
  ///   - priority: The priority of the task.
  ///   - operation: The work of the task.
  /// - Returns: The task.
  package static func startTask<Success: Sendable>(
    name: String? = nil,
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable () async -> Success
  ) -> Task<Success, Never> {
    guard
      let executor = current,
      #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    else { return Task(name: name, priority: priority, operation: operation) }
    return Task(
      name: name,
      executorPreference: executor,
      priority: priority,
      operation: operation
    )
  }
}
