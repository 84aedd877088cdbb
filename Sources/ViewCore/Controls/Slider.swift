/// A control that selects a number from a range by a position on a track.
///
/// ```swift
/// Slider(value: $volume, in: 0...100, step: 5) {
///   Text("Volume")
/// }
/// ```
///
/// Screen readers read the label; it is not visible, as on a phone. The labels of the smallest and
/// the largest number stand at the ends.
public struct Slider<Label: View, ValueLabel: View> {
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let label: Label
  private let minimumLabel: ValueLabel
  private let maximumLabel: ValueLabel
  private let onEditingChanged: (Bool) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>,
    _ bounds: ClosedRange<V>,
    step: V.Stride? = nil,
    _ label: Label,
    _ ends: (ValueLabel, ValueLabel),
    _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.value = value.asDouble
    self.bounds = bounds.asDoubles
    self.step = step.map { Double($0) }
    self.label = label
    (minimumLabel, maximumLabel) = ends
    self.onEditingChanged = onEditingChanged
  }
}

extension Slider {
  /// Creates a slider with a label and labels at its ends.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The range of the number.
  ///   - label: A description of the number.
  ///   - minimumValueLabel: The view at the end of the smallest number.
  ///   - maximumValueLabel: The view at the end of the largest number.
  ///   - onEditingChanged: Called when the user starts (`true`) and stops (`false`) moving it.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where V.Stride: BinaryFloatingPoint {
    let value = value.written(fileID, filePath, line, column)
    let ends = (minimumValueLabel(), maximumValueLabel())
    self.init(value, bounds, label(), ends, onEditingChanged)
  }

  /// Creates a slider with steps, a label and labels at its ends.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The range of the number.
  ///   - step: The distance between the numbers.
  ///   - label: A description of the number.
  ///   - minimumValueLabel: The view at the end of the smallest number.
  ///   - maximumValueLabel: The view at the end of the largest number.
  ///   - onEditingChanged: Called when the user starts (`true`) and stops (`false`) moving it.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where V.Stride: BinaryFloatingPoint {
    let value = value.written(fileID, filePath, line, column)
    let ends = (minimumValueLabel(), maximumValueLabel())
    self.init(value, bounds, step: step, label(), ends, onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The range of the number.
  ///   - label: A description of the number.
  ///   - onEditingChanged: Called when the user starts (`true`) and stops (`false`) moving it.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where V.Stride: BinaryFloatingPoint {
    let value = value.written(fileID, filePath, line, column)
    self.init(value, bounds, label(), (EmptyView(), EmptyView()), onEditingChanged)
  }

  /// Creates a slider with steps and a label.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The range of the number.
  ///   - step: The distance between the numbers.
  ///   - label: A description of the number.
  ///   - onEditingChanged: Called when the user starts (`true`) and stops (`false`) moving it.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where V.Stride: BinaryFloatingPoint {
    let value = value.written(fileID, filePath, line, column)
    self.init(value, bounds, step: step, label(), (EmptyView(), EmptyView()), onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The range of the number.
  ///   - onEditingChanged: Called when the user starts (`true`) and stops (`false`) moving it.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where V.Stride: BinaryFloatingPoint {
    let value = value.written(fileID, filePath, line, column)
    self.init(value, bounds, EmptyView(), (EmptyView(), EmptyView()), onEditingChanged)
  }

  /// Creates a slider with steps.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The range of the number.
  ///   - step: The distance between the numbers.
  ///   - onEditingChanged: Called when the user starts (`true`) and stops (`false`) moving it.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where V.Stride: BinaryFloatingPoint {
    let value = value.written(fileID, filePath, line, column)
    let ends = (EmptyView(), EmptyView())
    self.init(value, bounds, step: step, EmptyView(), ends, onEditingChanged)
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
      element: Element("label", attributes: [.init(class: .slider)]),
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

  /// Wraps the label of an end, which is not part of the slider's name.
  private func end(_ label: ValueLabel) -> End? {
    guard !(label is EmptyView) else { return nil }
    return End(Box("span", attributes: [.init("aria-hidden", "true")], content: label))
  }
}

/// The track and the thumb of a slider.
struct SliderTrack: View {
  let name: String?
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: (Bool) -> Void
  @OwnObject private var press = SliderPress()

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
        press.isActive = isPressed
        onEditingChanged(isPressed)
      case .input(let text):
        guard let number = Double(sent: text) else { return }
        // With the keyboard, each step is an edit of its own.
        if !press.isActive { onEditingChanged(true) }
        value.wrappedValue = bounds.number(nearest: number, step: step)
        if !press.isActive { onEditingChanged(false) }
      default: break
      }
    }
  }
}

/// Whether the user presses the slider at the moment.
@MainActor
private final class SliderPress {
  var isActive = false

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
  /// Reads a number that the page reports.
  fileprivate init?(sent text: String) {
    guard let number = Double(text), number.isFinite else { return nil }
    self = number
  }
}

extension ClosedRange<Double> {
  /// Returns the step of the range that is nearest to a number.
  fileprivate func number(nearest number: Double, step: Double?) -> Double {
    let number = clamped(number)
    guard let step, step > 0 else { return number }
    // Fractions are inexact: the last step may end slightly after the bound.
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
