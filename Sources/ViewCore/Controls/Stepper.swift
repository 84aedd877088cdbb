/// A control that increases or decreases a number step by step.
///
/// ```swift
/// Stepper("Guests: \(guests)", value: $guests, in: 1...8)
/// ```
public struct Stepper<Label: View> {
  private let label: Label
  /// The actions of the buttons.
  ///
  /// With `nil`, a button is disabled.
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
  /// The formatted number, if the stepper shows it beside its label.
  var shown: Text?

  /// Creates a stepper with custom actions.
  ///
  /// - Parameters:
  ///   - label: A description of the stepper.
  ///   - onIncrement: The action of a step up. With `nil`, the button is disabled.
  ///   - onDecrement: The action of a step down. With `nil`, the button is disabled.
  ///   - onEditingChanged: Called with `true` before each step and with `false` after it.
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), onIncrement, onDecrement, onEditingChanged)
  }

  /// Creates a stepper of a number with a custom label.
  ///
  /// It stops at the limits of an integer type.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - step: The size of a step.
  ///   - label: A description of the number.
  ///   - onEditingChanged: Called with `true` before each step and with `false` after it.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let value = value.written(fileID, filePath, line, column)
    self.init(label(), value, step, onEditingChanged)
  }

  /// Creates a stepper of a number in a range, with a custom label.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The range.
  ///   - step: The size of a step.
  ///   - label: A description of the number.
  ///   - onEditingChanged: Called with `true` before each step and with `false` after it.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let value = value.written(fileID, filePath, line, column)
    self.init(label(), value, step, in: bounds, onEditingChanged)
  }
}

extension Stepper {
  init<V: Strideable>(
    _ label: Label,
    _ value: Binding<V>,
    _ step: V.Stride,
    in bounds: ClosedRange<V>? = nil,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    let steps = StepperSteps(step: step, bounds: bounds)
    let current = value.wrappedValue
    func change(to next: @escaping (V) -> V?) -> (() -> Void)? {
      guard next(current) != nil else { return nil }
      return {
        if let next = next(value.wrappedValue) { value.wrappedValue = next }
      }
    }
    self.init(label, change(to: steps.up), change(to: steps.down), onEditingChanged)
  }

  private init(
    _ label: Label,
    _ onIncrement: (() -> Void)?,
    _ onDecrement: (() -> Void)?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    func edit(_ step: @escaping () -> Void) -> () -> Void {
      {
        onEditingChanged(true)
        step()
        onEditingChanged(false)
      }
    }
    self.label = label
    increment = onIncrement.map(edit)
    decrement = onDecrement.map(edit)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper of a number, which stops at the limits of an integer type.
  ///
  /// - Parameters:
  ///   - titleKey: A description of the number.
  ///   - value: The number.
  ///   - step: The size of a step.
  ///   - onEditingChanged: Called with `true` before each step and with `false` after it.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let value = value.written(fileID, filePath, line, column)
    self.init(Text(titleKey), value, step, onEditingChanged)
  }

  /// Creates a stepper of a number in a range.
  ///
  /// - Parameters:
  ///   - titleKey: A description of the number.
  ///   - value: The number.
  ///   - bounds: The range.
  ///   - step: The size of a step.
  ///   - onEditingChanged: Called with `true` before each step and with `false` after it.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let value = value.written(fileID, filePath, line, column)
    self.init(Text(titleKey), value, step, in: bounds, onEditingChanged)
  }

  /// Creates a stepper with custom actions.
  ///
  /// - Parameters:
  ///   - titleKey: A description of the stepper.
  ///   - onIncrement: The action of a step up. With `nil`, the button is disabled.
  ///   - onDecrement: The action of a step down. With `nil`, the button is disabled.
  ///   - onEditingChanged: Called with `true` before each step and with `false` after it.
  public init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), onIncrement, onDecrement, onEditingChanged)
  }

  /// Creates a stepper of a number with a title that is known only at run time.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ title: some StringProtocol,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let value = value.written(fileID, filePath, line, column)
    self.init(Text(title), value, step, onEditingChanged)
  }

  /// Creates a stepper of a number in a range, with a title that is known only at run time.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ title: some StringProtocol,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let value = value.written(fileID, filePath, line, column)
    self.init(Text(title), value, step, in: bounds, onEditingChanged)
  }

  /// Creates a stepper with custom actions and a title that is known only at run time.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), onIncrement, onDecrement, onEditingChanged)
  }
}

extension Stepper: View {
  public typealias Body = Never
}

extension Stepper: ElementView {
  typealias Parts = TupleView<Box<Label>, Box<Text>?, StepButton, StepButton>

  func render(in context: NodeContext) -> Rendering<Parts> {
    let isBare = context.environment.labelsAreHidden
    let labelClass = isBare ? "unseen" : "control-label"
    return Rendering(
      // All steppers have the same button names; the legend of the group tells them apart.
      element: Element(
        "fieldset",
        attributes: [.init("class", isBare ? "stepper" : "stepper \(ClassName.fillWidth)")]
      ),
      content: TupleView(
        Box("legend", class: labelClass, content: label),
        shown.map { Box("span", class: "stepper-value", content: $0) },
        StepButton(name: "Decrement", symbol: "−", action: decrement),
        StepButton(name: "Increment", symbol: "+", action: increment)
      )
    )
  }
}

extension Stepper {
  /// Creates a stepper with custom actions.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - onIncrement: The action of a step up. With `nil`, the button is disabled.
  ///   - onDecrement: The action of a step down. With `nil`, the button is disabled.
  ///   - onEditingChanged: Called with `true` before each step and with `false` after it.
  ///   - label: A description of the stepper.
  public init(
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), onIncrement, onDecrement, onEditingChanged)
  }

  /// Creates a stepper of a number, which stops at the limits of an integer type.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - step: The size of a step.
  ///   - onEditingChanged: Called with `true` before each step and with `false` after it.
  ///   - label: A description of the number.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), value, step, onEditingChanged)
  }

  /// Creates a stepper of a number in a range.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The range.
  ///   - step: The size of a step.
  ///   - onEditingChanged: Called with `true` before each step and with `false` after it.
  ///   - label: A description of the number.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), value, step, in: bounds, onEditingChanged)
  }
}

/// One of the two buttons of a stepper.
struct StepButton {
  let name: String
  let symbol: String
  let action: (() -> Void)?
}

extension StepButton: ElementView {
  func render(in context: NodeContext) -> Rendering<EmptyView> {
    var element = Element(
      "button",
      attributes: [.init("class", "step"), .init("type", "button"), .init("aria-label", name)],
      text: symbol,
      events: .click
    )
    element["disabled"] = context.environment.isEnabled && action != nil ? nil : ""
    return Rendering(element, behavior: ElementBehavior { _ in action?() })
  }
}
