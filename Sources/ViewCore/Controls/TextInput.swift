import Foundation

/// The element of a line of text that a person can edit, which text fields and secure fields share.
struct TextInput {
  /// The type of the HTML element.
  let type: String
  let title: Text
  let prompt: Text?
  let text: Binding<String>

  @MainActor
  func render(in environment: EnvironmentValues) -> Rendering<EmptyView> {
    let name = title.string(in: environment)
    let submit = environment.submitAction
    var element = Element(
      "input",
      attributes: [
        .init(
          "class",
          environment.textFieldStyleName.map { "textfield \($0)" } ?? "textfield"
        ),
        .init("type", type),
        .init("aria-label", name),
        .init("placeholder", prompt?.string(in: environment) ?? name),
        .init("value", text.wrappedValue),
      ],
      events: submit == nil ? .input : [.input, .submit]
    )
    element["disabled"] = environment.isEnabled ? nil : ""
    environment.inputTraits.describe(&element)
    var rendering = Rendering(
      element,
      behavior: ElementBehavior(
        handle: { [text] event in
          switch event {
          case .input(let value): text.wrappedValue = value
          case .submit: submit?.run()
          default: break
          }
        },
        liveAttributes: [.init(name: "value") { [text] in text.wrappedValue }]
      )
    )
    rendering.followFocus(in: environment)
    return rendering
  }
}
