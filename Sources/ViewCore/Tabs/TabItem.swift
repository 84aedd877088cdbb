internal import ConcurrencyExtras

/// The tab of one screen.
final class TabItem {
  let label: AnyView
  let role: TabRole?
  /// The environment of the label, without the changes of the screen.
  let environment: EnvironmentValues
  /// The visibility of the screen, which also identifies it.
  let screenVisibility: ScreenVisibility
  /// The address of the screen.
  let addressScope: AddressScope

  init(
    label: AnyView,
    role: TabRole?,
    environment: EnvironmentValues,
    screenVisibility: ScreenVisibility,
    addressScope: AddressScope
  ) {
    self.label = label
    self.role = role
    self.environment = environment
    self.screenVisibility = screenVisibility
    self.addressScope = addressScope
  }
}

nonisolated extension View {
  /// Sets the label of the view's tab in a ``TabView``.
  ///
  /// - Parameters:
  ///   - label: The label: a `Label`, a `Text` or an `Image`.
  ///   - fileID: Where a misplaced modifier is reported.
  ///   - filePath: Where a misplaced modifier is reported.
  ///   - line: Where a misplaced modifier is reported.
  ///   - column: Where a misplaced modifier is reported.
  /// - Returns: The view with its tab.
  public func tabItem(
    @ViewBuilder _ label: () -> some View,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    TabItemView(content: self, label: label())
      .contained(
        in: .tabs,
        as: ".tabItem",
        at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      )
  }
}

/// A screen with its tab.
struct TabItemView<Content: View, Label: View> {
  let content: Content
  let label: Label
  var role: TabRole?
}

extension TabItemView: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    TabItemNode(self, in: context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    node.cast(to: TabItemNode<Content, Label>.self).patch(with: self, in: context)
  }

  fileprivate func screen(with tab: TabItem) -> some View {
    EnvironmentView(
      content: TraitView(content: content, value: tab) { $1.tab = $0 },
      value: tab
    ) {
      $1.screenVisibility = $0.screenVisibility
      $1.addressScope = $0.addressScope
      $1.tabScreenVisibility = nil
    }
  }
}

/// Keeps the tab of a screen, which changes only with its label.
private final class TabItemNode<Content: View, Label: View>: WrapperNode {
  private var label: Label
  private var tab: TabItem

  init(_ view: TabItemView<Content, Label>, in context: NodeContext) {
    label = view.label
    let screenVisibility = ScreenVisibility(in: context.environment.screenVisibility)
    context.environment.tabScreenVisibility?.add(screenVisibility)
    let tab = TabItem(
      label: AnyView(view.label),
      role: view.role,
      environment: context.environment,
      screenVisibility: screenVisibility,
      addressScope: AddressScope(in: context.environment.addressScope)
    )
    self.tab = tab
    super.init(child: view.screen(with: tab).makeNode(in: context))
  }

  func patch(with view: TabItemView<Content, Label>, in context: NodeContext) {
    let isSame =
      tab.environment.isIdentical(to: context.environment)
      && tab.role == view.role && Equality.areEqual(label, view.label)
    if !isSame {
      label = view.label
      tab = TabItem(
        label: AnyView(view.label),
        role: view.role,
        environment: context.environment,
        screenVisibility: tab.screenVisibility,
        addressScope: tab.addressScope
      )
    }
    view.screen(with: tab).patchNode(child, in: context)
  }

  override func unmount() {
    super.unmount()
    tab.screenVisibility.end()
  }
}
