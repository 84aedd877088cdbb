/// A style with which gauges are drawn: the library's, or one of an app's own.
@MainActor
@preconcurrency
public protocol GaugeStyle {
  /// The type of the body.
  associatedtype Body: View

  /// Creates the content of a gauge.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The properties of a gauge.
  typealias Configuration = GaugeStyleConfiguration
}

/// The properties of a gauge that a style draws.
public struct GaugeStyleConfiguration {
  /// A description of the gauge.
  public struct Label {
    let content: AnyView
  }

  /// A description of the current value.
  public struct CurrentValueLabel {
    let content: AnyView
  }

  /// A description of the lower end of the range.
  public struct MinimumValueLabel {
    let content: AnyView
  }

  /// A description of the upper end of the range.
  public struct MaximumValueLabel {
    let content: AnyView
  }

  /// The place of the value in the range, between 0 and 1.
  public var value: Double
  /// The description of the gauge.
  public var label: Label
  /// The description of the current value, if there is one.
  public var currentValueLabel: CurrentValueLabel?
  /// The description of the lower end, if there is one.
  public var minimumValueLabel: MinimumValueLabel?
  /// The description of the upper end, if there is one.
  public var maximumValueLabel: MaximumValueLabel?
  /// The description of the gauge for screen readers.
  let name: Text?
  /// The current value for screen readers.
  let valueText: Text?
}

nonisolated extension View {
  /// Sets the style of the gauges inside.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with its gauge style.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    EnvironmentView(content: self, value: style) { $1[styles: (any GaugeStyle).self].append($0) }
  }
}

/// A line that is filled up to the value, with all labels.
public struct DefaultGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(form: .bar, configuration: configuration, isWhole: true)
  }
}

/// A line that is filled up to the value, with all labels.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(form: .bar, configuration: configuration, isWhole: true)
  }
}

/// A line with a mark at the value, without the description.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(form: .line, configuration: configuration, isWhole: false)
  }
}

/// A line that is filled up to the value, with all labels.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(form: .bar, configuration: configuration, isWhole: true).font(.caption)
  }
}

/// An open circle with a mark at the value, which is written in the middle.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(form: .arc, configuration: configuration)
  }
}

/// A circle that is filled up to the value, which is written in the middle.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(form: .ring, configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A line that is filled up to the value, with all labels.
  public static var automatic: Self { Self() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A line that is filled up to the value, with all labels.
  public static var linearCapacity: Self { Self() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A line with a mark at the value, without the description.
  public static var accessoryLinear: Self { Self() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A line that is filled up to the value, with all labels.
  public static var accessoryLinearCapacity: Self { Self() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open circle with a mark at the value, which is written in the middle.
  public static var accessoryCircular: Self { Self() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A circle that is filled up to the value, which is written in the middle.
  public static var accessoryCircularCapacity: Self { Self() }
}

extension GaugeStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension GaugeStyleConfiguration.CurrentValueLabel: View {
  public var body: some View { content }
}

extension GaugeStyleConfiguration.MinimumValueLabel: View {
  public var body: some View { content }
}

extension GaugeStyleConfiguration.MaximumValueLabel: View {
  public var body: some View { content }
}
