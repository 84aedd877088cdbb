internal import ConcurrencyExtras

/// Controls that belong together, drawn as one.
///
/// ```swift
/// ControlGroup("Editing") {
///   Button("Undo", systemImage: "arrow.uturn.backward", action: undo)
///   Button("Redo", systemImage: "arrow.uturn.forward", action: redo)
/// }
/// ```
///
/// Only ``ControlGroupStyle/menu`` and ``ControlGroupStyle/compactMenu`` show the label. In other
/// styles screen readers read it, if it is a text or a title with a symbol. In a ``Menu`` the controls
/// stand side by side.
public struct ControlGroup<Content: View> {
  private let content: Content

  /// Groups controls.
  ///
  /// - Parameter content: The controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Groups controls with a label.
  ///
  /// - Parameters:
  ///   - content: The controls.
  ///   - label: A description of the group.
  public init<C: View, L: View>(
    @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }
}

extension ControlGroup {
  /// Groups controls with a title.
  ///
  /// - Parameters:
  ///   - titleKey: A description of the group.
  ///   - content: The controls.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Groups controls with a title that is known only at run time.
  ///
  /// - Parameters:
  ///   - title: A description of the group.
  ///   - content: The controls.
  @_disfavoredOverload
  public init<C: View>(_ title: some StringProtocol, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Groups controls with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: A description of the group.
  ///   - systemImage: The name of the symbol.
  ///   - content: The controls.
  ///   - fileID: Where an unknown symbol is reported.
  ///   - filePath: Where an unknown symbol is reported.
  ///   - line: Where an unknown symbol is reported.
  ///   - column: Where an unknown symbol is reported.
  public init<C: View>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> C,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(content: content) { Label(titleKey, systemImage: systemImage, at: location) }
  }

  /// Groups controls with a symbol and a title that is known only at run time.
  @_disfavoredOverload
  public init<C: View>(
    _ title: some StringProtocol,
    systemImage: String,
    @ViewBuilder content: () -> C,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(content: content) { Label(title, systemImage: systemImage, at: location) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates the control group of a style's configuration, with the next outer style.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init { configuration.content }
  }
}

/// The controls of a group with a label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  fileprivate let content: Content
  fileprivate let label: Label
}

extension LabeledControlGroupContent: View {
  public var body: some View { content }
}

/// The controls of a group and its label.
struct ControlGroupParts {
  let content: AnyView
  var label: AnyView?
  /// The text of the label, which names the group.
  var name: Text?
}

@MainActor
private protocol LabeledControls {
  var parts: ControlGroupParts { get }
}

extension LabeledControlGroupContent: LabeledControls {
  fileprivate var parts: ControlGroupParts {
    ControlGroupParts(
      content: AnyView(content),
      label: AnyView(label),
      name: label as? Text ?? (label as? ViewCore.Label<Text, Image>)?.title
    )
  }
}

extension ControlGroup: View {
  public typealias Body = Never
}

extension ControlGroup: ResolvedView {
  func resolve(in environment: EnvironmentValues) -> any View {
    guard let style = environment[styles: (any ControlGroupStyle).self].last else {
      return ControlGroupElement(parts: parts, isJoined: true)
    }
    return style.styled(ControlGroupStyleConfiguration(parts: parts))
  }

  @MainActor
  private var parts: ControlGroupParts {
    switch content {
    case let labeled as any LabeledControls: labeled.parts
    case let configured as ControlGroupStyleConfiguration.Content: configured.parts
    default: ControlGroupParts(content: AnyView(content))
    }
  }
}

extension ControlGroupStyle {
  fileprivate func styled(_ configuration: Configuration) -> any View {
    StyledView(self, of: (any ControlGroupStyle).self) { $0.makeBody(configuration: configuration) }
  }
}

/// Controls side by side, with a common background where they are joined.
struct ControlGroupElement {
  let parts: ControlGroupParts
  let isJoined: Bool
}

extension ControlGroupElement: ElementView {
  func render(in context: NodeContext) -> Rendering<AnyView> {
    let environment = context.environment
    let isJoined = isJoined && !environment.isInMenu
    var element = Element(
      "div",
      attributes: [
        .init("class", isJoined ? "control-group joined" : "control-group"),
        .init("role", "group"),
      ]
    )
    element["aria-label"] = parts.name?.string(in: environment)
    return Rendering(element: element, content: parts.content)
  }
}
