/// A control that pushes a screen onto the stack around it.
///
/// With a value it pushes the screen that `navigationDestination(for:destination:)` makes of it,
/// and the value is part of the stack's path; with views it pushes these.
///
/// ```swift
/// NavigationLink("Settings", value: Route.settings)
///
/// NavigationLink {
///   SettingsView()
/// } label: {
///   Label("Settings", systemImage: "gear")
/// }
/// ```
///
/// Outside a stack a link is disabled.
public struct NavigationLink<Label: View, Destination: View> {
  let label: Label
  let target: NavigationTarget<Destination>
  /// Whether the destination is shown, where the app does not keep that.
  @State var isActive = false
}

/// What a link pushes.
enum NavigationTarget<Destination> {
  case value(AnyHashable?)
  case views(Destination)
  /// Views, with a condition of the app's that says whether they are there.
  case condition(Binding<Bool>, Destination)
}

extension NavigationLink {
  /// Creates a link to a screen of views.
  ///
  /// - Parameters:
  ///   - destination: The views of the screen.
  ///   - label: What the link shows.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .views(destination()))
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the screen of a value.
  ///
  /// - Parameters:
  ///   - value: The value. With `nil` the link is disabled.
  ///   - label: What the link shows.
  public init(value: (some Hashable)?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title to the screen of a value.
  ///
  /// - Parameters:
  ///   - titleKey: What the link reads.
  ///   - value: The value. With `nil` the link is disabled.
  public init(_ titleKey: LocalizedStringKey, value: (some Hashable)?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link with a title that is known only at run time to the screen of a value.
  ///
  /// - Parameters:
  ///   - title: What the link reads.
  ///   - value: The value. With `nil` the link is disabled.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: (some Hashable)?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to a screen of views.
  ///
  /// - Parameters:
  ///   - titleKey: What the link reads.
  ///   - destination: The views of the screen.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title that is known only at run time to a screen of views.
  ///
  /// - Parameters:
  ///   - title: What the link reads.
  ///   - destination: The views of the screen.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink: View {
  public var body: some View {
    switch target {
    case .value(let value):
      LinkElement(label: label, isAvailable: value != nil) { navigation in
        if let value { navigation.push(value) }
      }
    case .views(let destination):
      link(to: destination, while: $isActive)
    case .condition(let isActive, let destination):
      link(to: destination, while: isActive)
    }
  }

  @MainActor
  private func link(to destination: Destination, while isActive: Binding<Bool>) -> some View {
    let open = { isActive.wrappedValue = true }
    let here = SourceLocation(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    return LinkElement(label: label) { _ in open() }
      .pushing(isActive.asItem, id: { _ in 0 }, here, reopen: open) { _ in destination }
  }
}

/// The control of a link on the page.
private struct LinkElement<Label: View> {
  let label: Label
  var isAvailable = true
  let follow: (Navigation) -> Void
}

extension LinkElement: View {
  typealias Body = Never
}

extension LinkElement: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    button(in: context).makeNode(in: context.sayingWhatIsPicked)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    button(in: context).patchNode(node, in: context.sayingWhatIsPicked)
  }

  @MainActor
  private func button(in context: NodeContext) -> some View {
    let navigation = context.environment.navigation
    let screen = context.environment.screen
    let editMode = context.environment.editMode
    let isAmongRows = context.isAmongRows
    let selection = context.selection
    let tag = context.pickedTag
    let button = StyledButton(purpose: .navigation, label: label) {
      [weak navigation, weak screen] in
      // While rows are edited none leads away: those that can be picked are.
      if isAmongRows, editMode?.wrappedValue.isEditing == true {
        if let tag { selection?.select(tag) }
      } else if let navigation {
        navigation.follow(linkOn: screen, follow)
      }
    }
    return button.disabled(!isAvailable || navigation == nil)
  }
}

extension NodeContext {
  /// Which rows a person has picked of the list around, if any can be.
  fileprivate var selection: ListSelection? {
    if case .list(let selection) = row { selection } else { nil }
  }

  /// What the view stands for in that list, where it is a row.
  fileprivate var pickedTag: AnyHashable? { wrapsRows ? traits?.values.tag : nil }

  /// The context with what those who do not see the page are told of a row that is picked.
  fileprivate var sayingWhatIsPicked: NodeContext {
    guard let tag = pickedTag, selection?.isSelected(tag) == true else { return self }
    var context = self
    context.attributes.append(.init("aria-pressed", "true"))
    return context
  }
}
