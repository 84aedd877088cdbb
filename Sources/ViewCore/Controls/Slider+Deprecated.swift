// The forms of a slider that SwiftUI has deprecated and still accepts.

extension Slider {
  /// Creates a slider with a label and labels at its ends.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The range of the number.
  ///   - onEditingChanged: Called when the user starts (`true`) and stops (`false`) moving it.
  ///   - minimumValueLabel: The view at the end of the smallest number.
  ///   - maximumValueLabel: The view at the end of the largest number.
  ///   - label: A description of the number.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    let ends = (minimumValueLabel, maximumValueLabel)
    self.init(value, bounds, label(), ends, onEditingChanged)
  }

  /// Creates a slider with steps, a label and labels at its ends.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The range of the number.
  ///   - step: The distance between the numbers.
  ///   - onEditingChanged: Called when the user starts (`true`) and stops (`false`) moving it.
  ///   - minimumValueLabel: The view at the end of the smallest number.
  ///   - maximumValueLabel: The view at the end of the largest number.
  ///   - label: A description of the number.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    let ends = (minimumValueLabel, maximumValueLabel)
    self.init(value, bounds, step: step, label(), ends, onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The range of the number.
  ///   - onEditingChanged: Called when the user starts (`true`) and stops (`false`) moving it.
  ///   - label: A description of the number.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, label(), (EmptyView(), EmptyView()), onEditingChanged)
  }

  /// Creates a slider with steps and a label.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The range of the number.
  ///   - step: The distance between the numbers.
  ///   - onEditingChanged: Called when the user starts (`true`) and stops (`false`) moving it.
  ///   - label: A description of the number.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: step, label(), (EmptyView(), EmptyView()), onEditingChanged)
  }
}
