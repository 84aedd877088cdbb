public import Foundation

extension ProgressView {
  /// Shows how much of an interval of time is over, with custom labels.
  ///
  /// ```swift
  /// ProgressView(timerInterval: start...start.addingTimeInterval(90)) {
  ///   Text("Tea")
  /// }
  /// ```
  ///
  /// The bar moves in a hundred steps at most, and at most once in a second. The time passes as that of a ``TimelineView``
  /// does, so a test controls it with the clock of `\.continuousClock`.
  ///
  /// - Parameters:
  ///   - timerInterval: The start and the end.
  ///   - countsDown: Whether the bar shows what is left, instead of what is over.
  ///   - label: A description of what takes the time.
  ///   - currentValueLabel: A description of the progress.
  public init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let interval = TimerProgress.Interval(dates: timerInterval, countsDown: countsDown)
    self.init(interval, label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Shows how much of an interval of time is over, with a custom label and with the time itself.
  ///
  /// - Parameters:
  ///   - timerInterval: The start and the end.
  ///   - countsDown: Whether the bar shows what is left, instead of what is over.
  ///   - label: A description of what takes the time.
  public init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    let interval = TimerProgress.Interval(dates: timerInterval, countsDown: countsDown)
    let time = DefaultDateProgressLabel(interval: interval)
    self.init(interval, label: label(), currentValueLabel: time)
  }

  /// Shows how much of an interval of time is over, with the time itself.
  ///
  /// - Parameters:
  ///   - timerInterval: The start and the end.
  ///   - countsDown: Whether the bar shows what is left, instead of what is over.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    let interval = TimerProgress.Interval(dates: timerInterval, countsDown: countsDown)
    let time = DefaultDateProgressLabel(interval: interval)
    self.init(interval, label: nil, currentValueLabel: time)
  }
}

/// The time of a ``ProgressView`` of an interval, which the browser counts.
public struct DefaultDateProgressLabel {
  let interval: TimerProgress.Interval
}

extension DefaultDateProgressLabel: View {
  public var body: some View {
    Text(timerInterval: interval.dates, countsDown: interval.countsDown)
  }
}

/// A progress view whose value follows the time.
struct TimerProgress {
  let interval: Interval
  let configuration: ProgressViewStyleConfiguration

  /// An interval of time, and whether its progress is what is left of it.
  struct Interval: Equatable {
    let dates: ClosedRange<Date>
    let countsDown: Bool

    private var duration: TimeInterval {
      dates.upperBound.timeIntervalSince(dates.lowerBound)
    }

    /// The dates at which the progress changes.
    var steps: [Date] {
      let step = max(duration / 100, 1)
      let inside = stride(from: step, to: duration, by: step).map(
        dates.lowerBound.addingTimeInterval
      )
      return inside + [dates.upperBound]
    }

    /// The part of the interval that is shown at a date.
    func fraction(at date: Date) -> Double {
      let elapsed = date.timeIntervalSince(dates.lowerBound)
      let over = duration > 0 ? min(max(elapsed / duration, 0), 1) : elapsed < 0 ? 0 : 1
      return countsDown ? 1 - over : over
    }
  }
}

extension TimerProgress: View {
  var body: some View {
    TimelineView(.explicit(interval.steps)) { context in
      ProgressView(configuration.with(interval.fraction(at: context.date)))
    }
  }
}

extension ProgressViewStyleConfiguration {
  /// The same properties with another value.
  func with(_ fraction: Double?) -> Self {
    Self(
      fractionCompleted: fraction,
      label: label,
      currentValueLabel: currentValueLabel,
      name: name
    )
  }
}
