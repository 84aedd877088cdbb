nonisolated extension View {
  /// Runs an action when the view appears, before the page shows it.
  ///
  /// A view appears again when the screens above its own are popped. A view in a `List` or in a
  /// lazy stack or grid appears shortly before the user scrolls to it.
  ///
  /// - Parameter action: The action. `nil` does nothing.
  /// - Returns: The view with the action.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, observer: AppearanceActions(onAppear: action))
  }

  /// Runs an action when the view has disappeared.
  ///
  /// A view disappears when another screen covers its own. It keeps its state.
  ///
  /// - Parameter action: The action. `nil` does nothing.
  /// - Returns: The view with the action.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, observer: AppearanceActions(onDisappear: action))
  }

  /// Runs asynchronous work while the view is visible.
  ///
  /// The work starts when the view appears and is cancelled when it disappears, when another screen
  /// covers its own, or when the page is closed:
  ///
  /// ```swift
  /// .task { await store.send(.onTask).finish() }
  /// ```
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - action: The work. It inherits the actor of the surrounding code.
  /// - Returns: The view with its task.
  @MainActor
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  /// Runs asynchronous work while the view is visible, and restarts it when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value. When it changes, the work is cancelled and restarted.
  ///   - priority: The priority of the task.
  ///   - action: The work. It inherits the actor of the surrounding code.
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
    if let onAppear { ViewCode.onAppear.run(onAppear) }
  }

  func isOutdated(_ memory: Void) -> Bool { false }

  func disappear(_ memory: Void) {
    if let onDisappear { ViewCode.onDisappear.run(onDisappear) }
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

  /// Starts the task and returns it with its value.
  ///
  /// A view that is removed before its task has begun has nothing left to do.
  func appear() -> (id: ID, task: Task<Void, Never>) {
    let task = Task(priority: priority) { [action] in
      guard !Task.isCancelled else { return }
      await ViewCode.task.run(action)
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
