/// Code of the app that runs after a delay, such as the completion of an animation.
@MainActor
final class DelayedActions {
  private let clock: any Clock<Duration>
  /// The actions that have not run yet.
  private var waits: [Int: Task<Void, Never>] = [:]
  private var lastWait = 0

  init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  func run(after duration: Duration, _ action: @escaping () -> Void) {
    lastWait += 1
    let wait = lastWait
    waits[wait] = Task { [clock, weak self] in
      try? await clock.sleep(for: duration)
      guard !Task.isCancelled else { return }
      self?.waits[wait] = nil
      action()
    }
  }

  func cancelAll() {
    for wait in waits.values { wait.cancel() }
    waits.removeAll()
  }
}
