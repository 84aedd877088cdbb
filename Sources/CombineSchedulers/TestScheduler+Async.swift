import ConcurrencyExtras

extension TestScheduler {
  /// Moves forward by a duration, and lets tasks do their work before each step.
  ///
  /// Use it if tasks run the scheduled work, or wait for it.
  ///
  /// - Parameter duration: The duration. The default, zero, runs the work that is due now.
  @MainActor
  public func advance(by duration: SchedulerTimeType.Stride = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Moves forward to a moment, and lets tasks do their work before each step.
  ///
  /// - Parameter instant: The moment at which to stop.
  @MainActor
  public func advance(to instant: SchedulerTimeType) async {
    await settle()
    while let action = takeFirst(until: instant) {
      action()
      await settle()
    }
  }

  /// Moves forward until nothing is scheduled any more, and lets tasks do their work meanwhile.
  ///
  /// With endless repeated work it never returns.
  @MainActor
  public func run() async {
    await settle()
    while let date = nextDate {
      await advance(to: date)
    }
  }

  /// Waits until all work of effects has run.
  ///
  /// An effect's executor reports when its work is done. A plain task does not, so the scheduler yields many times.
  @MainActor
  private func settle() async {
    for executor in EffectExecutor.busy {
      await executor.settle()
    }
    await Task.megaYield()
  }
}
