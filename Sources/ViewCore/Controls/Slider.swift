/// A control that picks a number from a range by its place on a line.
///
/// ```swift
/// Slider(value: $volume, in: 0...100, step: 5) {
///   Text("Volume")
/// }
/// ```
///
/// The label says what the number is to people who do not see the slider, and is not shown, as on a
/// phone. Labels of the least and the greatest number stand at the ends.
public struct Slider<Label: View, ValueLabel: View> {
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let label: Label
  private let minimumLabel: ValueLabel
  private let maximumLabel: ValueLabel
  private let onEditingChanged: (Bool) -> Void
}

extension Slider {
  /// Creates a slider with a label, and labels at its ends.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The numbers to pick from.
  ///   - label: What the number is.
  ///   - minimumValueLabel: What stands at the end of the least number.
  ///   - maximumValueLabel: What stands at the end of the greatest number.
  ///   - onEditingChanged: Told when a person begins to move the slider and when they let go.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value.asDouble,
      bounds: bounds.asDoubles,
      step: nil,
      label: label(),
      minimumLabel: minimumValueLabel(),
      maximumLabel: maximumValueLabel(),
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a slider with a label, and labels at its ends, whose numbers are some way apart.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The numbers to pick from.
  ///   - step: How far the numbers are apart.
  ///   - label: What the number is.
  ///   - minimumValueLabel: What stands at the end of the least number.
  ///   - maximumValueLabel: What stands at the end of the greatest number.
  ///   - onEditingChanged: Told when a person begins to move the slider and when they let go.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value.asDouble,
      bounds: bounds.asDoubles,
      step: Double(step),
      label: label(),
      minimumLabel: minimumValueLabel(),
      maximumLabel: maximumValueLabel(),
      onEditingChanged: onEditingChanged
    )
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The numbers to pick from.
  ///   - label: What the number is.
  ///   - onEditingChanged: Told when a person begins to move the slider and when they let go.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds) {
      label()
    } minimumValueLabel: {
      EmptyView()
    } maximumValueLabel: {
      EmptyView()
    } onEditingChanged: {
      onEditingChanged($0)
    }
  }

  /// Creates a slider with a label, whose numbers are some way apart.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The numbers to pick from.
  ///   - step: How far the numbers are apart.
  ///   - label: What the number is.
  ///   - onEditingChanged: Told when a person begins to move the slider and when they let go.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step) {
      label()
    } minimumValueLabel: {
      EmptyView()
    } maximumValueLabel: {
      EmptyView()
    } onEditingChanged: {
      onEditingChanged($0)
    }
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The numbers to pick from.
  ///   - onEditingChanged: Told when a person begins to move the slider and when they let go.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider whose numbers are some way apart.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The numbers to pick from.
  ///   - step: How far the numbers are apart.
  ///   - onEditingChanged: Told when a person begins to move the slider and when they let go.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: { EmptyView() },
      onEditingChanged: onEditingChanged
    )
  }
}

extension Slider {
  /// Creates a slider with a label, and labels at its ends.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The numbers to pick from.
  ///   - onEditingChanged: Told when a person begins to move the slider and when they let go.
  ///   - minimumValueLabel: What stands at the end of the least number.
  ///   - maximumValueLabel: What stands at the end of the greatest number.
  ///   - label: What the number is.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      in: bounds,
      label: label,
      minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a slider with a label, and labels at its ends, whose numbers are some way apart.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The numbers to pick from.
  ///   - step: How far the numbers are apart.
  ///   - onEditingChanged: Told when a person begins to move the slider and when they let go.
  ///   - minimumValueLabel: What stands at the end of the least number.
  ///   - maximumValueLabel: What stands at the end of the greatest number.
  ///   - label: What the number is.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: label,
      minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel },
      onEditingChanged: onEditingChanged
    )
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The numbers to pick from.
  ///   - onEditingChanged: Told when a person begins to move the slider and when they let go.
  ///   - label: What the number is.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with a label, whose numbers are some way apart.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The numbers to pick from.
  ///   - step: How far the numbers are apart.
  ///   - onEditingChanged: Told when a person begins to move the slider and when they let go.
  ///   - label: What the number is.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: label,
      onEditingChanged: onEditingChanged
    )
  }
}

extension Slider: View {
  public typealias Body = Never
}

extension Slider: ElementView {
  static var takesAttributes: Bool { false }

  typealias End = ControlAccessory<Box<ValueLabel>>
  typealias Parts = TupleView<ControlAccessory<Box<Label>>, End?, SliderTrack, End?>

  func render(in context: NodeContext) -> Rendering<Parts> {
    Rendering(
      element: Element("label", attributes: [.init("class", "slider")]),
      content: TupleView(
        ControlAccessory(Box("span", class: "unseen", content: label)),
        end(minimumLabel),
        SliderTrack(
          name: label.nameOfControl(in: context.environment),
          value: value,
          bounds: bounds,
          step: step,
          onEditingChanged: onEditingChanged
        ),
        end(maximumLabel)
      )
    )
  }

  /// What stands at an end is no part of the slider's name.
  private func end(_ label: ValueLabel) -> End? {
    guard !(label is EmptyView) else { return nil }
    return End(Box("span", attributes: [.init("aria-hidden", "true")], content: label))
  }
}

/// The part of a slider that is moved.
struct SliderTrack: View {
  let name: String?
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: (Bool) -> Void
  @State private var press = SliderPress()

  var body: some View {
    SliderInput(
      name: name,
      value: value,
      shown: value.wrappedValue,
      bounds: bounds,
      step: step
    ) { event in
      switch event {
      case .press(let isPressed):
        press.isThere = isPressed
        onEditingChanged(isPressed)
      case .input(let text):
        guard let number = Double(sent: text) else { return }
        // By the keyboard each step is an edit of its own.
        if !press.isThere { onEditingChanged(true) }
        value.wrappedValue = bounds.number(nearest: number, step: step)
        if !press.isThere { onEditingChanged(false) }
      default: break
      }
    }
  }
}

/// Whether a person presses a slider now.
@MainActor
private final class SliderPress {
  var isThere = false

  nonisolated init() {}
}

private struct SliderInput {
  let name: String?
  let value: Binding<Double>
  let shown: Double
  let bounds: ClosedRange<Double>
  let step: Double?
  let handle: (Event) -> Void
}

extension SliderInput: View {
  typealias Body = Never
}

extension SliderInput: ElementView {
  func render(in context: NodeContext) -> Rendering<EmptyView> {
    var element = Element(
      "input",
      attributes: [
        .init("type", "range"),
        .init("min", CSS.exact(bounds.lowerBound)),
        .init("max", CSS.exact(bounds.upperBound)),
        .init("step", step.map(CSS.exact) ?? "any"),
        .init("value", CSS.exact(shown)),
      ],
      events: [.input, .press]
    )
    element["aria-label"] = name
    element["disabled"] = context.environment.isEnabled ? nil : ""
    var rendering = Rendering(
      element,
      behavior: ElementBehavior(
        handle: handle,
        liveAttributes: [
          .init(
            name: "value",
            currentValue: { CSS.exact(value.wrappedValue) },
            isValid: { Double(sent: $0) != nil }
          )
        ]
      )
    )
    rendering.followFocus(in: context.environment)
    return rendering
  }
}

extension Binding where Value: BinaryFloatingPoint {
  fileprivate var asDouble: Binding<Double> {
    Binding<Double> {
      Double(wrappedValue)
    } set: {
      wrappedValue = Value($0)
    }
  }
}

extension ClosedRange where Bound: BinaryFloatingPoint {
  fileprivate var asDoubles: ClosedRange<Double> {
    Double(lowerBound)...Double(upperBound)
  }
}

extension Double {
  /// The number that a page tells of.
  fileprivate init?(sent text: String) {
    guard let number = Double(text), number.isFinite else { return nil }
    self = number
  }
}

extension ClosedRange<Double> {
  /// The number of the range that is nearest to another one, of those that are steps apart.
  fileprivate func number(nearest number: Double, step: Double?) -> Double {
    let number = clamped(number)
    guard let step, step > 0 else { return number }
    // Few fractions are exact: the last step may end a little after the bound.
    let last = ((upperBound - lowerBound) / step + 1e-9).rounded(.down)
    let count = Swift.min(((number - lowerBound) / step).rounded(), last)
    let nearest = lowerBound + count * step
    guard nearest.isFinite else { return number }
    return abs(nearest - number) < step * 1e-9 ? number : clamped(nearest)
  }

  private func clamped(_ number: Double) -> Double {
    Swift.min(Swift.max(number, lowerBound), upperBound)
  }
}
