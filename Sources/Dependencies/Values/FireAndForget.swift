internal import ConcurrencyExtras
import IssueReporting

extension DependencyValues {
  /// Starts work whose end the caller does not wait for.
  ///
  /// ```swift
  /// @Dependency(\.fireAndForget) var fireAndForget
  ///
  /// await fireAndForget { try await analytics.track("launch") }
  /// ```
  ///
  /// The work runs in its own task, which the cancellation of the caller does not cancel. In an app its errors are
  /// dropped. In a test the call returns after the work, and errors are reported.
  public var fireAndForget: FireAndForget {
    self[FireAndForgetKey.self]
  }
}

/// An effect that starts work without waiting for its end.
public struct FireAndForget: Sendable {
  /// Starts work in a task with a name and a priority.
  public let operation:
    @Sendable (String?, TaskPriority?, @Sendable @escaping () async throws -> Void) async -> Void

  /// Runs some work.
  ///
  /// - Parameters:
  ///   - name: The name of its task.
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
    _ = EffectExecutor.startTask(name: name, priority: priority) { try? await operation() }
  }

  static let testValue = FireAndForget { name, priority, operation in
    await EffectExecutor.startTask(name: name, priority: priority) {
      do {
        try await operation()
      } catch is CancellationError {
      } catch {
        reportIssue(error)
      }
    }
    .value
  }
}
