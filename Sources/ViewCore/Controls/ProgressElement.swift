/// The elements of a progress view: its labels and its indicator.
struct ProgressElement {
  enum Kind {
    case bar, circle
  }

  let configuration: ProgressViewStyleConfiguration
  /// The kind of the style, or `nil` for the default kind.
  let kind: Kind?
  var tint: Color?
}

extension ProgressElement: ElementView {
  typealias Configuration = ProgressViewStyleConfiguration
  typealias Parts = TupleView<
    ControlAccessory<Configuration.Label>?, ControlAccessory<Box<Configuration.Label>>?, Indicator,
    ControlAccessory<Configuration.CurrentValueLabel>?
  >

  static var takesAttributes: Bool { false }

  func render(in context: NodeContext) -> Rendering<Parts> {
    var element = Element("div", attributes: [.init("class", "progressview")])
    element["style"] = tint.map { "--accent:\($0.css);--tint:\($0.css)" }
    let isHidden = context.environment.labelsAreHidden
    return Rendering(
      element: element,
      content: TupleView(
        isHidden ? nil : configuration.label.map(ControlAccessory.init),
        isHidden
          ? configuration.label.map { ControlAccessory(Box("span", class: "unseen", content: $0)) }
          : nil,
        Indicator(
          fraction: configuration.fractionCompleted,
          isBar: kind.map { $0 == .bar } ?? (configuration.fractionCompleted != nil),
          name: configuration.name?.string(in: context.environment) ?? "In progress",
          size: context.environment.controlSize
        ),
        configuration.currentValueLabel.map(ControlAccessory.init)
      )
    )
  }
}

/// The bar or the circle of a progress view.
struct Indicator {
  let fraction: Double?
  let isBar: Bool
  let name: String
  let size: ControlSize
}

extension Indicator: View {
  var body: some View {
    if isBar { Leaf(element: bar) } else { Leaf(element: circle) }
  }

  private var bar: Element {
    var element = Element(
      "progress",
      attributes: [.init(class: .progress), .init("aria-label", name), .init("max", "1")]
    )
    element["value"] = fraction.map(CSS.number)
    return element
  }

  private var circle: Element {
    var element = Element(
      "span",
      attributes: [
        .init("class", fraction == nil ? "spinner" : "spinner done"),
        .init("role", "progressbar"), .init("aria-label", name),
      ]
    )
    element["aria-valuenow"] = fraction.map { CSS.number($0 * 100) }
    element["style"] = CSS.style(
      fraction.map { "--done:\(CSS.number($0 * 100))%" },
      size.spinnerStyle
    )
    return element
  }
}
