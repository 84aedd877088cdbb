public import Foundation

extension Stepper {
  /// Creates a stepper that shows its number in a format, with a custom label.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - step: The size of a step.
  ///   - format: The format of the number.
  ///   - label: A description of the number.
  ///   - onEditingChanged: Called with `true` before each step and with `false` after it.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label(), value, step, format, onEditingChanged)
  }

  /// Creates a stepper with a range that shows its number in a format, with a custom label.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The range.
  ///   - step: The size of a step.
  ///   - format: The format of the number.
  ///   - label: A description of the number.
  ///   - onEditingChanged: Called with `true` before each step and with `false` after it.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label(), value, step, in: bounds, format, onEditingChanged)
  }

  private init<F: ParseableFormatStyle>(
    _ label: Label,
    _ value: Binding<F.FormatInput>,
    _ step: F.FormatInput.Stride,
    in bounds: ClosedRange<F.FormatInput>? = nil,
    _ format: F,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label, value, step, in: bounds, onEditingChanged)
    shown = Text(value.wrappedValue, format: format)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper that shows its number in a format.
  ///
  /// - Parameters:
  ///   - titleKey: A description of the number.
  ///   - value: The number.
  ///   - step: The size of a step.
  ///   - format: The format of the number.
  ///   - onEditingChanged: Called with `true` before each step and with `false` after it.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(titleKey), value, step, format, onEditingChanged)
  }

  /// Creates a stepper that shows its number in a format, with a title that is known only at run
  /// time.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol,
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(title), value, step, format, onEditingChanged)
  }

  /// Creates a stepper with a range that shows its number in a format.
  ///
  /// - Parameters:
  ///   - titleKey: A description of the number.
  ///   - value: The number.
  ///   - bounds: The range.
  ///   - step: The size of a step.
  ///   - format: The format of the number.
  ///   - onEditingChanged: Called with `true` before each step and with `false` after it.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(titleKey), value, step, in: bounds, format, onEditingChanged)
  }

  /// Creates a stepper with a range that shows its number in a format, with a title that is known
  /// only at run time.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol,
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(title), value, step, in: bounds, format, onEditingChanged)
  }
}
