/// A control that makes a number greater or smaller, step by step.
///
/// ```swift
/// Stepper("Guests: \(guests)", value: $guests, in: 1...8)
/// ```
public struct Stepper<Label: View> {
  private let label: Label
  /// What each button does, or `nil` where it can do nothing.
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
  /// The number, where the label does not say it.
  var shown: Text?

  /// Creates a stepper that runs actions of its own.
  ///
  /// - Parameters:
  ///   - label: What the stepper is for.
  ///   - onIncrement: What to do for the next step up. `nil` where there is none.
  ///   - onDecrement: What to do for the next step down. `nil` where there is none.
  ///   - onEditingChanged: Told when a person begins a step and when they have done it.
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    func edit(_ step: @escaping () -> Void) -> () -> Void {
      {
        onEditingChanged(true)
        step()
        onEditingChanged(false)
      }
    }
    self.label = label()
    increment = onIncrement.map(edit)
    decrement = onDecrement.map(edit)
  }

  /// Creates a stepper of a number, with a label of views.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - step: How far a step goes.
  ///   - label: What the number is.
  ///   - onEditingChanged: Told when a person begins a step and when they have done it.
  public init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label,
      onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper of a number that stays in a range, with a label of views.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The range.
  ///   - step: How far a step goes.
  ///   - label: What the number is.
  ///   - onEditingChanged: Told when a person begins a step and when they have done it.
  public init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let current = value.wrappedValue
    // Compared by distance, because a step past the bound may be past what the type can hold.
    func increment() {
      let isLast = value.wrappedValue.distance(to: bounds.upperBound) <= step
      value.wrappedValue = isLast ? bounds.upperBound : value.wrappedValue.advanced(by: step)
    }
    func decrement() {
      let isLast = bounds.lowerBound.distance(to: value.wrappedValue) <= step
      value.wrappedValue = isLast ? bounds.lowerBound : value.wrappedValue.advanced(by: -step)
    }
    self.init(
      label: label,
      onIncrement: current < bounds.upperBound ? increment : nil,
      onDecrement: current > bounds.lowerBound ? decrement : nil,
      onEditingChanged: onEditingChanged
    )
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper of a number.
  ///
  /// - Parameters:
  ///   - titleKey: What the number is.
  ///   - value: The number.
  ///   - step: How far a step goes.
  ///   - onEditingChanged: Told when a person begins a step and when they have done it.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      step: step,
      label: { Text(titleKey) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper of a number that stays in a range.
  ///
  /// - Parameters:
  ///   - titleKey: What the number is.
  ///   - value: The number.
  ///   - bounds: The range.
  ///   - step: How far a step goes.
  ///   - onEditingChanged: Told when a person begins a step and when they have done it.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: { Text(titleKey) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper that runs actions of its own.
  ///
  /// - Parameters:
  ///   - titleKey: What the stepper is for.
  ///   - onIncrement: What to do for the next step up. `nil` where there is none.
  ///   - onDecrement: What to do for the next step down. `nil` where there is none.
  ///   - onEditingChanged: Told when a person begins a step and when they have done it.
  public init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) },
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper of a number with a title that is known only at run time.
  ///
  /// - Parameters:
  ///   - title: What the number is.
  ///   - value: The number.
  ///   - step: How far a step goes.
  ///   - onEditingChanged: Told when a person begins a step and when they have done it.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ title: some StringProtocol,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      step: step,
      label: { Text(title) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper of a number that stays in a range, with a title that is known only at run time.
  ///
  /// - Parameters:
  ///   - title: What the number is.
  ///   - value: The number.
  ///   - bounds: The range.
  ///   - step: How far a step goes.
  ///   - onEditingChanged: Told when a person begins a step and when they have done it.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ title: some StringProtocol,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: { Text(title) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper that runs actions of its own, with a title that is known only at run time.
  ///
  /// - Parameters:
  ///   - title: What the stepper is for.
  ///   - onIncrement: What to do for the next step up. `nil` where there is none.
  ///   - onDecrement: What to do for the next step down. `nil` where there is none.
  ///   - onEditingChanged: Told when a person begins a step and when they have done it.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) },
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
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
      // The buttons are called alike everywhere: what they are for says the name of their group.
      element: Element(
        "fieldset",
        attributes: [.init("class", isBare ? "stepper" : "stepper fill-width")]
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
  /// Creates a stepper that runs actions of its own.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - onIncrement: What to do for the next step up. `nil` where there is none.
  ///   - onDecrement: What to do for the next step down. `nil` where there is none.
  ///   - onEditingChanged: Told when a person begins a step and when they have done it.
  ///   - label: What the stepper is for.
  public init(
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label,
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper of a number.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - step: How far a step goes.
  ///   - onEditingChanged: Told when a person begins a step and when they have done it.
  ///   - label: What the number is.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a number that stays in a range.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The range.
  ///   - step: How far a step goes.
  ///   - onEditingChanged: Told when a person begins a step and when they have done it.
  ///   - label: What the number is.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: label,
      onEditingChanged: onEditingChanged
    )
  }
}

/// One of the two buttons of a stepper.
struct StepButton {
  let name: String
  let symbol: String
  let action: (() -> Void)?
}

extension StepButton: View {
  typealias Body = Never
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
