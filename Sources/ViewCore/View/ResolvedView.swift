/// A view that stands for another one, which the environment decides, such as a control with a style.
@MainActor
protocol ResolvedView: PrimitiveView {
  /// The view that this one stands for.
  func resolve(in environment: EnvironmentValues) -> any View
}

extension ResolvedView {
  func make(in context: NodeContext) -> ViewNode {
    let content = resolve(in: context.environment)
    return SwitchNode(
      key: ObjectIdentifier(type(of: content)),
      child: content.makeNode(in: context)
    )
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    let content = resolve(in: context.environment)
    node.cast(to: SwitchNode<ObjectIdentifier>.self)
      .show(content, key: ObjectIdentifier(type(of: content)), in: context)
  }
}

/// A view that an app's style makes, in an environment without that style.
///
/// So the control that a style's body shows again has the style further out, and never its own.
struct StyledView<Style, Content: View> {
  let style: Style
  let content: @MainActor (Style) -> Content
  let leaveStyle: (inout EnvironmentValues) -> Void
}

extension StyledView: View {
  var body: some View {
    EnvironmentView(content: content(style), value: ()) { [leaveStyle] in leaveStyle(&$1) }
  }
}
