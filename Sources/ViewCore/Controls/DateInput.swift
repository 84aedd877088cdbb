import Foundation

/// The browser's control.
struct DateInput {
  let form: DateForm
  let bounds: DateBounds
  let text: Binding<String>
}

extension DateInput: View {
  typealias Body = Never
}

extension DateInput: ElementView {
  func render(in context: NodeContext) -> Rendering<EmptyView> {
    var element = Element("input", events: .input)
    element["class"] = "textfield datefield"
    element["type"] = form.name
    // A time alone has bounds of one day, which the app's are not.
    if form.components != .hourAndMinute {
      element["min"] = bounds.first.map(form.string)
      element["max"] = bounds.last.map(form.string)
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
            isValid: { [form] in form.canWrite($0) }
          )
        ]
      )
    )
    rendering.followFocus(in: context.environment)
    return rendering
  }
}
