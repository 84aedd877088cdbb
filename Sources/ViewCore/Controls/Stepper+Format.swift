public import Foundation

extension Stepper {
  /// Creates a stepper that shows its number in a format, with a label of views.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - step: How far a step goes.
  ///   - format: How the number is written.
  ///   - label: What the number is.
  ///   - onEditingChanged: Told when a person begins a step and when they have done it.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    shown = Text(value.wrappedValue, format: format)
  }

  /// Creates a stepper that stays in a range and shows its number in a format, with a label of views.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The range.
  ///   - step: How far a step goes.
  ///   - format: How the number is written.
  ///   - label: What the number is.
  ///   - onEditingChanged: Told when a person begins a step and when they have done it.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: label,
      onEditingChanged: onEditingChanged
    )
    shown = Text(value.wrappedValue, format: format)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper that shows its number in a format.
  ///
  /// - Parameters:
  ///   - titleKey: What the number is.
  ///   - value: The number.
  ///   - step: How far a step goes.
  ///   - format: How the number is written.
  ///   - onEditingChanged: Told when a person begins a step and when they have done it.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value,
      step: step,
      format: format,
      label: { Text(titleKey) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper with a title known only at run time that shows its number in a format.
  ///
  /// - Parameters:
  ///   - title: What the number is.
  ///   - value: The number.
  ///   - step: How far a step goes.
  ///   - format: How the number is written.
  ///   - onEditingChanged: Told when a person begins a step and when they have done it.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol,
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value,
      step: step,
      format: format,
      label: { Text(title) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper that stays in a range and shows its number in a format.
  ///
  /// - Parameters:
  ///   - titleKey: What the number is.
  ///   - value: The number.
  ///   - bounds: The range.
  ///   - step: How far a step goes.
  ///   - format: How the number is written.
  ///   - onEditingChanged: Told when a person begins a step and when they have done it.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value,
      in: bounds,
      step: step,
      format: format,
      label: { Text(titleKey) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper with a title known only at run time that stays in a range and shows its number.
  ///
  /// - Parameters:
  ///   - title: What the number is.
  ///   - value: The number.
  ///   - bounds: The range.
  ///   - step: How far a step goes.
  ///   - format: How the number is written.
  ///   - onEditingChanged: Told when a person begins a step and when they have done it.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol,
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value,
      in: bounds,
      step: step,
      format: format,
      label: { Text(title) },
      onEditingChanged: onEditingChanged
    )
  }
}
