/// A switch between on and off.
///
/// ```swift
/// Toggle("Notifications", isOn: $isNotified)
/// ```
public struct Toggle<Label: View> {
  private let isOn: Binding<Bool>
  private let label: Label

  /// Creates a switch with a label of views.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on.
  ///   - label: What the switch is for.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a title.
  ///
  /// - Parameters:
  ///   - titleKey: What the switch is for.
  ///   - isOn: Whether it is on.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a switch with a title that is known only at run time.
  ///
  /// - Parameters:
  ///   - title: What the switch is for.
  ///   - isOn: Whether it is on.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle: View {
  public typealias Body = Never
}

extension Toggle: ElementView {
  static var takesAttributes: Bool { false }

  typealias Parts = TupleView<Box<Label>, Switch>

  func render(in context: NodeContext) -> Rendering<Parts> {
    Rendering(
      element: Element("label", attributes: [.init("class", "toggle")]),
      content: TupleView(
        Box("span", class: "toggle-label", content: label),
        Switch(isOn: isOn)
      )
    )
  }
}

/// The part of a toggle that is tapped.
struct Switch {
  let isOn: Binding<Bool>
}

extension Switch: View {
  typealias Body = Never
}

extension Switch: ElementView {
  func render(in context: NodeContext) -> Rendering<EmptyView> {
    var element = Element(
      "input",
      attributes: [.init("type", "checkbox"), .init("role", "switch")],
      events: .change
    )
    element["checked"] = isOn.wrappedValue ? "" : nil
    element["disabled"] = context.environment.isEnabled ? nil : ""
    var rendering = Rendering(
      element,
      behavior: ElementBehavior(
        handle: { [isOn] event in
          guard case .change(let value) = event else { return }
          isOn.wrappedValue = value
        },
        liveAttributes: [.init(name: "checked") { [isOn] in isOn.wrappedValue ? "" : nil }]
      )
    )
    rendering.followFocus(in: context.environment)
    return rendering
  }
}
