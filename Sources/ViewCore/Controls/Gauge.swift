/// A view that shows where a value is in a range.
///
/// ```swift
/// Gauge(value: battery, in: 0...100) {
///   Text("Battery")
/// } currentValueLabel: {
///   Text("\(Int(battery)) %")
/// }
/// .gaugeStyle(.accessoryCircular)
/// ```
///
/// Marks for single values are absent, because no style of SwiftUI draws them.
public struct Gauge<
  Label: View,
  CurrentValueLabel: View,
  BoundsLabel: View,
  MarkedValueLabels: View
> {
  private let configuration: GaugeStyleConfiguration

  private init<V: BinaryFloatingPoint>(
    _ value: V,
    in bounds: ClosedRange<V>,
    _ label: Label,
    _ currentValueLabel: CurrentValueLabel?,
    _ minimumValueLabel: BoundsLabel?,
    _ maximumValueLabel: BoundsLabel?
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    let part = length > 0 ? (value - bounds.lowerBound) / length : 0
    configuration = GaugeStyleConfiguration(
      value: Double(min(max(part, 0), 1)),
      label: .init(content: AnyView(label)),
      currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) },
      minimumValueLabel: minimumValueLabel.map { .init(content: AnyView($0)) },
      maximumValueLabel: maximumValueLabel.map { .init(content: AnyView($0)) },
      name: label as? Text,
      valueText: currentValueLabel as? Text
    )
  }
}

extension Gauge
where
  CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
{
  /// Creates a gauge with a description.
  ///
  /// - Parameters:
  ///   - value: The value. One out of range counts as the nearest one in it.
  ///   - bounds: The range.
  ///   - label: The description.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value, in: bounds, label(), nil, nil, nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a description and the current value.
  ///
  /// - Parameters:
  ///   - value: The value. One out of range counts as the nearest one in it.
  ///   - bounds: The range.
  ///   - label: The description.
  ///   - currentValueLabel: The current value.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, in: bounds, label(), currentValueLabel(), nil, nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with a description, the current value and the ends of the range.
  ///
  /// - Parameters:
  ///   - value: The value. One out of range counts as the nearest one in it.
  ///   - bounds: The range.
  ///   - label: The description.
  ///   - currentValueLabel: The current value.
  ///   - minimumValueLabel: The lower end of the range.
  ///   - maximumValueLabel: The upper end of the range.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value,
      in: bounds,
      label(),
      currentValueLabel(),
      minimumValueLabel(),
      maximumValueLabel()
    )
  }
}

extension Gauge: View {
  public typealias Body = Never
}

extension Gauge: ResolvedView {
  func resolve(in environment: EnvironmentValues) -> any View {
    (environment[styles: (any GaugeStyle).self].last ?? DefaultGaugeStyle()).styled(configuration)
  }
}

extension GaugeStyle {
  fileprivate func styled(_ configuration: Configuration) -> any View {
    StyledView(self, of: (any GaugeStyle).self) { $0.makeBody(configuration: configuration) }
  }
}
