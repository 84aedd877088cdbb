/// A control that picks a number from a range by its place on a line.
///
/// ```swift
/// Slider(value: $volume, in: 0...100, step: 5) {
///   Text("Volume")
/// }
/// ```
///
/// The label says what the number is to people who do not see the slider, and is not shown, as on a
/// phone.
public struct Slider<Label: View, ValueLabel: View> {
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let label: Label
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The numbers to pick from.
  ///   - label: What the number is.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value.asDouble, bounds: bounds.asDoubles, step: nil, label: label())
  }

  /// Creates a slider with a label, whose numbers are some way apart.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The numbers to pick from.
  ///   - step: How far the numbers are apart.
  ///   - label: What the number is.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value.asDouble, bounds: bounds.asDoubles, step: Double(step), label: label())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The numbers to pick from.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds) { EmptyView() }
  }

  /// Creates a slider whose numbers are some way apart.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The numbers to pick from.
  ///   - step: How far the numbers are apart.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step) { EmptyView() }
  }
}

extension Slider: View {
  public typealias Body = Never
}

extension Slider: ElementView {
  static var takesAttributes: Bool { false }

  typealias Parts = TupleView<Box<Label>, SliderTrack>

  func render(in context: NodeContext) -> Rendering<Parts> {
    Rendering(
      element: Element("label", attributes: [.init("class", "slider")]),
      content: TupleView(
        Box("span", class: "unseen", content: label),
        SliderTrack(value: value, bounds: bounds, step: step)
      )
    )
  }
}

/// The part of a slider that is moved.
struct SliderTrack {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
}

extension SliderTrack: View {
  typealias Body = Never
}

extension SliderTrack: ElementView {
  func render(in context: NodeContext) -> Rendering<EmptyView> {
    var element = Element(
      "input",
      attributes: [
        .init("type", "range"),
        .init("min", CSS.exact(bounds.lowerBound)),
        .init("max", CSS.exact(bounds.upperBound)),
        .init("step", step.map(CSS.exact) ?? "any"),
        .init("value", CSS.exact(value.wrappedValue)),
      ],
      events: .input
    )
    element["disabled"] = context.environment.isEnabled ? nil : ""
    var rendering = Rendering(
      element,
      behavior: ElementBehavior(
        handle: { event in
          guard case .input(let text) = event, let number = Double(text), number.isFinite
          else { return }
          value.wrappedValue = min(max(number, bounds.lowerBound), bounds.upperBound)
        },
        liveAttributes: [.init(name: "value") { CSS.exact(value.wrappedValue) }]
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
