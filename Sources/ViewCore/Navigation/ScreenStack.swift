/// The screens of a navigation stack in their order on the page.
struct ScreenStack<Root: View> {
  let navigation: Navigation
  let root: Root
  let path: PathAccess

  fileprivate typealias Screens = TupleView<ScreenView<Root>, PathScreens>

  fileprivate var screens: Screens {
    TupleView(
      ScreenView(navigation: navigation, origin: .root, content: root),
      PathScreens(navigation: navigation, path: path)
    )
  }
}

extension ScreenStack: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    navigation.context = context
    return ScreenStackNode(navigation, child: screens.makeNode(in: context))
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    navigation.context = context
    screens.patchNode(node.cast(to: ScreenStackNode.self).child, in: context)
  }
}

private final class ScreenStackNode: ViewNode {
  let child: ViewNode
  private let navigation: Navigation

  init(_ navigation: Navigation, child: ViewNode) {
    self.navigation = navigation
    self.child = child
  }

  override func appendElements(to elements: inout [ElementNode]) {
    elements += navigation.screens.compactMap(\.element)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    body(child)
  }

  override func collect(_ preference: AnyPreferenceReduction) {
    for screen in navigation.screens { screen.element?.collect(preference) }
  }

  override func unmount() {
    child.unmount()
    navigation.context = nil
  }
}

/// The screens of the path.
///
/// They run again when the path changes, so that the root need not.
private struct PathScreens {
  let navigation: Navigation
  let path: PathAccess
}

extension PathScreens: View {
  var body: some View {
    ForEach(navigation.follow(path.values()), id: \.self) { key in
      ScreenView(
        navigation: navigation,
        origin: .path(key),
        content: DestinationView(navigation: navigation, value: key.value)
      )
    }
  }
}

/// The destination of a value.
private struct DestinationView {
  let navigation: Navigation
  let value: AnyHashable
}

extension DestinationView: View {
  var body: some View {
    if let content = navigation.destination(for: value) {
      content
    } else {
      EmptyView().onAppear { navigation.reportMissingDestination(for: value) }
    }
  }
}
