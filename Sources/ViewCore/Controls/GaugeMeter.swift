import Foundation

/// The part of a gauge that shows the value: a line or an arc, which is filled up to the value or has a mark there.
struct GaugeMeter {
  enum Form {
    case bar, line, ring, arc

    /// The classes of the stylesheet.
    fileprivate var classes: String {
      switch self {
      case .bar: "gauge-bar \(ClassName.fillWidth)"
      case .line: "gauge-line \(ClassName.fillWidth)"
      case .ring: "gauge-ring"
      case .arc: "gauge-arc"
      }
    }
  }

  let form: Form
  let configuration: GaugeStyleConfiguration
}

extension GaugeMeter: ElementView {
  func render(in context: NodeContext) -> Rendering<EmptyView> {
    let done = CSS.number(configuration.value)
    var element = Element(
      "span",
      attributes: [
        .init("class", form.classes), .init("role", "meter"),
        .init("aria-valuemin", "0"), .init("aria-valuemax", "1"), .init("aria-valuenow", done),
        .init("style", "--done:\(done)"),
      ]
    )
    element["aria-label"] = configuration.name?.string(in: context.environment)
    element["aria-valuetext"] = configuration.valueText?.string(in: context.environment)
    return Rendering(element)
  }
}

/// A meter with its labels around it.
struct LinearGauge: View {
  let form: GaugeMeter.Form
  let configuration: GaugeStyleConfiguration
  /// Whether the description and the value are shown, too.
  let isWhole: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if isWhole { configuration.label }
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        GaugeMeter(form: form, configuration: configuration)
        configuration.maximumValueLabel
        if !isWhole { configuration.currentValueLabel }
      }
      if isWhole { configuration.currentValueLabel.foregroundStyle(.secondary) }
    }
  }
}

/// A round meter with its labels inside.
struct CircularGauge: View {
  let form: GaugeMeter.Form
  let configuration: GaugeStyleConfiguration

  var body: some View {
    GaugeMeter(form: form, configuration: configuration)
      .overlay { configuration.currentValueLabel.font(.headline) }
      .overlay(alignment: .bottom) {
        Group {
          if form == .arc, let least = configuration.minimumValueLabel {
            HStack(spacing: 4) {
              least
              configuration.maximumValueLabel
            }
          } else if form == .arc {
            configuration.label
          }
        }
        .font(.caption2)
        .lineLimit(1)
      }
  }
}
