import Foundation

/// The browser's input element for a date.
struct DateInput {
  let format: DateInputFormat
  let bounds: DateBounds
  let text: Binding<String>
}

extension DateInput: ElementView {
  func render(in context: NodeContext) -> Rendering<EmptyView> {
    var element = Element("input", events: .input)
    element["class"] = "\(ClassName.textfield) datefield"
    element["type"] = format.name
    // The bounds of a time input are times of one day; the app's bounds are dates.
    if format.components != .hourAndMinute {
      element["min"] = bounds.first.map(format.string)
      element["max"] = bounds.last.map(format.string)
    }
    element["value"] = text.wrappedValue
    element["disabled"] = context.environment.isEnabled ? nil : ""
    var rendering = Rendering(
      element,
      behavior: ElementBehavior(
        handle: { [text] event in
          if case .input(let value) = event { text.wrappedValue = value }
        },
        liveAttributes: [
          .init(
            name: "value",
            currentValue: { [text] in text.wrappedValue },
            isValid: { [format] in format.canWrite($0) }
          )
        ]
      )
    )
    rendering.followFocus(in: context.environment)
    return rendering
  }
}
