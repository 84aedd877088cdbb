extension View {
  /// Runs an action when the view comes onto the screen, before the page shows it.
  ///
  /// - Parameter action: What to do. `nil` adds nothing.
  /// - Returns: The view, followed.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    LifetimeView(content: self, follower: AppearanceFollower(appear: action, disappear: nil))
  }

  /// Runs an action when the view has left the screen.
  ///
  /// - Parameter action: What to do. `nil` adds nothing.
  /// - Returns: The view, followed.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    LifetimeView(content: self, follower: AppearanceFollower(appear: nil, disappear: action))
  }

  /// Runs asynchronous work for as long as the view is on the screen.
  ///
  /// The work starts when the view appears and is cancelled when it disappears, also when the page
  /// is closed:
  ///
  /// ```swift
  /// .task { await store.send(.onTask).finish() }
  /// ```
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - action: The work. It runs on the actor of the code that it is written in.
  /// - Returns: The view with its task.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  /// Runs asynchronous work while the view is on the screen, anew whenever a value changes.
  ///
  /// - Parameters:
  ///   - value: When it differs from the last one, the work is cancelled and starts again.
  ///   - priority: The priority of the task.
  ///   - action: The work. It runs on the actor of the code that it is written in.
  /// - Returns: The view with its task.
  public func task<T: Equatable>(
    id value: T,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    LifetimeView(
      content: self,
      follower: TaskFollower(id: value, priority: priority, action: TaskAction(run: action))
    )
  }
}

private struct AppearanceFollower: LifetimeFollower {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  func appear(in graph: ViewGraph) {
    if let appear { graph.afterUpdate(appear) }
  }

  func update(_ memory: inout Void, in graph: ViewGraph) {}

  func disappear(_ memory: Void, in graph: ViewGraph) {
    if let disappear { graph.afterUpdate(disappear) }
  }
}

/// The work of a `task` modifier.
// NB: Unchecked, because `sending` gave the closure to the modifier alone, which runs it in a task.
private struct TaskAction: @unchecked Sendable {
  let run: @isolated(any) () async -> Void
}

private struct TaskFollower<ID: Equatable>: LifetimeFollower {
  let id: ID
  let priority: TaskPriority
  let action: TaskAction

  /// The task that runs, and the value that it was started for.
  final class Memory {
    var id: ID
    var task: Task<Void, Never>?
    var hasEnded = false

    init(id: ID) {
      self.id = id
    }
  }

  func appear(in graph: ViewGraph) -> Memory {
    let memory = Memory(id: id)
    start(memory, in: graph)
    return memory
  }

  func update(_ memory: inout Memory, in graph: ViewGraph) {
    guard id != memory.id else { return }
    memory.id = id
    memory.task?.cancel()
    start(memory, in: graph)
  }

  func disappear(_ memory: Memory, in graph: ViewGraph) {
    memory.hasEnded = true
    memory.task?.cancel()
  }

  private func start(_ memory: Memory, in graph: ViewGraph) {
    graph.afterUpdate {
      guard !memory.hasEnded else { return }
      memory.task = Task(priority: priority) { [action] in await action.run() }
    }
  }
}
