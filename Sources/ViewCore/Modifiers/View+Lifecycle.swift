nonisolated extension View {
  /// Runs an action when the view comes onto the screen, before the page shows it.
  ///
  /// A view comes onto the screen again when the screens above its own are popped. A view in a `List` or
  /// in a lazy stack or grid does when a person scrolls to it, or nearly so.
  ///
  /// - Parameter action: What to do. `nil` adds nothing.
  /// - Returns: The view, followed.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, observer: AppearanceActions(onAppear: action))
  }

  /// Runs an action when the view has left the screen.
  ///
  /// A view that is covered by a screen above its own has left it, and keeps its state.
  ///
  /// - Parameter action: What to do. `nil` adds nothing.
  /// - Returns: The view, followed.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, observer: AppearanceActions(onDisappear: action))
  }

  /// Runs asynchronous work for as long as the view is on the screen.
  ///
  /// The work starts when the view appears and is cancelled when it disappears, also when another
  /// screen covers its own, and when the page is closed:
  ///
  /// ```swift
  /// .task { await store.send(.onTask).finish() }
  /// ```
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - action: The work. It runs on the actor of the code that it is written in.
  /// - Returns: The view with its task.
  @MainActor
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
  @MainActor
  public func task<T: Equatable>(
    id value: T,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    AppearanceView(
      content: self,
      observer: TaskObserver(id: value, priority: priority, action: TaskAction(run: action))
    )
  }
}

private struct AppearanceActions: AppearanceObserver {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  func appear() {
    onAppear?()
  }

  func isOutdated(_ memory: Void) -> Bool { false }

  func disappear(_ memory: Void) {
    onDisappear?()
  }
}

/// The work of a `task` modifier.
// NB: Unchecked, because `sending` gave the closure to the modifier alone, which runs it in a task.
struct TaskAction: @unchecked Sendable {
  let run: @isolated(any) () async -> Void
}

private struct TaskObserver<ID: Equatable>: AppearanceObserver {
  let id: ID
  let priority: TaskPriority
  let action: TaskAction

  /// Starts the task, and keeps the value that it is started for.
  ///
  /// A view that is gone before its task has begun has nothing left to do.
  func appear() -> (id: ID, task: Task<Void, Never>) {
    let task = Task(priority: priority) { [action] in
      guard !Task.isCancelled else { return }
      await action.run()
    }
    return (id, task)
  }

  func isOutdated(_ memory: (id: ID, task: Task<Void, Never>)) -> Bool {
    memory.id != id
  }

  func disappear(_ memory: (id: ID, task: Task<Void, Never>)) {
    memory.task.cancel()
  }
}
