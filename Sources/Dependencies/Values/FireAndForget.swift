import IssueReporting

extension DependencyValues {
  /// What runs work that nobody waits for.
  ///
  /// ```swift
  /// @Dependency(\.fireAndForget) var fireAndForget
  ///
  /// await fireAndForget { try await analytics.track("launch") }
  /// ```
  ///
  /// The work runs in a task of its own, which is not cancelled along with the caller. In an app its
  /// errors are dropped. In a test it has ended when the call returns, and its errors are reported.
  public var fireAndForget: FireAndForget {
    self[FireAndForgetKey.self]
  }
}

/// Something that runs work that nobody waits for.
public struct FireAndForget: Sendable {
  /// What to do with work, given the name and the priority of its task.
  public let operation:
    @Sendable (String?, TaskPriority?, @Sendable @escaping () async throws -> Void) async -> Void

  /// Runs some work.
  ///
  /// - Parameters:
  ///   - name: What to call its task.
  ///   - priority: The priority of its task.
  ///   - operation: The work.
  public func callAsFunction(
    name: String? = nil,
    priority: TaskPriority? = nil,
    @_inheritActorContext _ operation: @Sendable @escaping () async throws -> Void
  ) async {
    await self.operation(name, priority, operation)
  }
}

private enum FireAndForgetKey: DependencyKey {
  static let liveValue = FireAndForget { name, priority, operation in
    Task(name: name, priority: priority) { try await operation() }
  }

  static let testValue = FireAndForget { name, priority, operation in
    do {
      try await Task(name: name, priority: priority) { try await operation() }.value
    } catch is CancellationError {
    } catch {
      reportIssue(error)
    }
  }
}
