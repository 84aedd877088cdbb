import ConcurrencyExtras

extension TestScheduler {
  /// Moves forward by a duration, and lets tasks do their work before each step.
  ///
  /// Use it where what is scheduled, or what waits for it, is done by tasks.
  ///
  /// - Parameter duration: How far to move. The default, zero, runs what is due now.
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
  /// What repeats without end never lets it return.
  @MainActor
  public func run() async {
    await settle()
    while let date = nextDate {
      await advance(to: date)
    }
  }

  /// Waits until all work of effects has run.
  ///
  /// Their executors can be waited for; of plain tasks one can only hope that yielding was enough.
  @MainActor
  private func settle() async {
    for executor in EffectExecutor.busy {
      await executor.settle()
    }
    await Task.megaYield()
  }
}
