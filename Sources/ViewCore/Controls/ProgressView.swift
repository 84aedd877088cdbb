import Foundation

/// A view that shows that work is in progress, or how much of it is done.
///
/// ```swift
/// ProgressView()
/// ProgressView("Saving", value: 3, total: 10)
/// ```
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  private let configuration: ProgressViewStyleConfiguration
  /// The source that changes the value by itself, or nil for a value of the app.
  private var source: Source?

  private enum Source {
    case interval(TimerProgress.Interval)
    case progress(Progress)
  }

  /// Creates a view that follows the progress of an operation.
  init(following progress: Progress) {
    self.init(nil, label: nil, currentValueLabel: nil)
    source = .progress(progress)
  }

  init(
    _ interval: TimerProgress.Interval,
    label: Label?,
    currentValueLabel: CurrentValueLabel?
  ) {
    self.init(nil, label: label, currentValueLabel: currentValueLabel)
    source = .interval(interval)
  }

  private init(
    _ fraction: Double?,
    label: Label?,
    currentValueLabel: CurrentValueLabel?
  ) {
    configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: label.map { .init(content: AnyView($0)) },
      currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) },
      name: label as? Text
    )
  }

  /// Shows how much of some work is done, with custom labels.
  ///
  /// - Parameters:
  ///   - value: The amount of work done, or `nil` if that is not known.
  ///   - total: The whole amount of work.
  ///   - label: A description of the work.
  ///   - currentValueLabel: A description of the progress.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value.fraction(of: total),
      label: label(),
      currentValueLabel: currentValueLabel()
    )
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that work of unknown length is in progress.
  public init() where Label == EmptyView {
    self.init(nil, label: nil, currentValueLabel: nil)
  }

  /// Shows that work of unknown length is in progress, with a custom label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(nil, label: label(), currentValueLabel: nil)
  }

  /// Shows that work of unknown length is in progress, with a title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(nil, label: Text(titleKey), currentValueLabel: nil)
  }

  /// Shows that work of unknown length is in progress, with a title that is known only at run time.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) where Label == Text {
    self.init(nil, label: Text(title), currentValueLabel: nil)
  }

  /// Shows how much of some work is done.
  ///
  /// - Parameters:
  ///   - value: The amount of work done, or `nil` if that is not known.
  ///   - total: The whole amount of work.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
    self.init(value.fraction(of: total), label: nil, currentValueLabel: nil)
  }

  /// Shows how much of some work is done, with a custom label.
  ///
  /// - Parameters:
  ///   - value: The amount of work done, or `nil` if that is not known.
  ///   - total: The whole amount of work.
  ///   - label: A description of the work.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value.fraction(of: total), label: label(), currentValueLabel: nil)
  }

  /// Shows how much of some work is done, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: A description of the work.
  ///   - value: The amount of work done, or `nil` if that is not known.
  ///   - total: The whole amount of work.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1)
  where Label == Text {
    self.init(
      value.fraction(of: total),
      label: Text(titleKey),
      currentValueLabel: nil
    )
  }

  /// Shows how much of some work is done, with a title that is known only at run time.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(_ title: some StringProtocol, value: V?, total: V = 1)
  where Label == Text {
    self.init(
      value.fraction(of: total),
      label: Text(title),
      currentValueLabel: nil
    )
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates the progress view of a style's configuration, with the next outer style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.configuration = configuration
  }
}

extension ProgressView: View {
  public typealias Body = Never
}

extension ProgressView: ResolvedView {
  func resolve(in environment: EnvironmentValues) -> any View {
    switch source {
    case .interval(let interval):
      return TimerProgress(interval: interval, configuration: configuration)
    case .progress(let progress):
      return FollowedProgress(progress: progress, configuration: configuration)
    case nil: break
    }
    guard let style = environment[styles: (any ProgressViewStyle).self].last else {
      return ProgressElement(configuration: configuration, kind: nil)
    }
    return style.styled(configuration)
  }
}

extension ProgressViewStyle {
  fileprivate func styled(_ configuration: Configuration) -> any View {
    StyledView(self, of: (any ProgressViewStyle).self) { $0.makeBody(configuration: configuration) }
  }
}

extension Optional where Wrapped: BinaryFloatingPoint {
  /// Returns the part of a total, between 0 and 1.
  fileprivate func fraction(of total: Wrapped) -> Double? {
    guard let value = self, total > 0 else { return nil }
    return Double(Swift.min(Swift.max(value / total, 0), 1))
  }
}
