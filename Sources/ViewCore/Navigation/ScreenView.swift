/// One screen with its bars.
///
/// The view can be anywhere inside a stack: the page shows its element beside those of the other
/// screens.
struct ScreenView<Content: View> {
  let navigation: Navigation
  let origin: Screen.Origin
  let content: Content
}

extension ScreenView: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    ScreenNode(self, in: context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    node.cast(to: ScreenNode<Content>.self).patch(with: self, in: context)
  }
}

/// The node of a screen.
///
/// Its environment is that of the stack, as in SwiftUI, and not that of the presenting view. A
/// flush updates it after the presenting view, so that its content does not run shortly before its
/// removal.
private final class ScreenNode<Content: View>: ViewNode {
  private let navigation: Navigation
  private let screen: Screen
  private let element: ElementNode
  private let parts: ScreenParts
  private var outer: EnvironmentValues
  private var inner: EnvironmentValues

  init(_ view: ScreenView<Content>, in context: NodeContext) {
    navigation = view.navigation
    outer = (view.navigation.context ?? context).environment
    screen = Screen(view.origin, in: navigation, inside: outer)
    element = ElementNode(
      screen.makeElement(),
      behavior: screen.behavior,
      in: view.navigation.context ?? context
    )
    inner = outer.inside(screen)
    parts = ScreenParts()
    super.init()
    element.content = parts
    screen.element = element
    navigation.add(screen)
    let context = innerContext(context)
    // The bars are created before the content, which adds items to them.
    parts.ground = ScreenGround(screen: screen).makeNode(in: context)
    parts.bar = NavigationBar(screen: screen).makeNode(in: context)
    parts.bottomBar = BottomBar(screen: screen).makeNode(in: context)
    parts.keyboardBar = KeyboardBar(screen: screen).makeNode(in: context)
    parts.search = searchArea.makeNode(in: context)
    parts.page = Box(class: "page", content: view.content).makeNode(in: context)
  }

  func patch(with view: ScreenView<Content>, in context: NodeContext) {
    screen.origin = view.origin
    let environment = (navigation.context ?? context).environment
    if !outer.isIdentical(to: environment) {
      outer = environment
      inner = outer.inside(screen)
    }
    let context = innerContext(context)
    NavigationBar(screen: screen).patchNode(parts.bar, in: context)
    Box(class: "page", content: view.content).patchNode(parts.page, in: context)
  }

  /// The search fields of the views on the screen.
  ///
  /// The root also has that of a search around the stack.
  private var searchArea: some View {
    let isRoot = if case .root = screen.origin { true } else { false }
    let outer = isRoot && outer.screen == nil ? outer.search?.portalTarget(for: navigation) : nil
    return TupleView(
      PortalTargetView(target: screen.searchItems),
      outer.map { PortalTargetView(target: $0) }
    )
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    body(element)
  }

  /// The preferences of a screen belong to its stack, wherever the screen is declared.
  override func collect(_ preference: AnyPreferenceReduction) {}

  override var isInUse: Bool { true }

  override func unmount() {
    navigation.remove(screen)
    element.unmount()
    screen.screenVisibility.end()
  }

  private func innerContext(_ context: NodeContext) -> NodeContext {
    var context = context.entering(element, inside: element.id)
    context.environment = inner
    context.appearsWhenVisible = false
    return context
  }
}

/// The children of a screen's element, from top to bottom.
private final class ScreenParts: ViewNode {
  var ground = ViewNode()
  var bar = ViewNode()
  var search = ViewNode()
  var page = ViewNode()
  var bottomBar = ViewNode()
  var keyboardBar = ViewNode()

  private var all: [ViewNode] { [ground, bar, search, page, bottomBar, keyboardBar] }

  override func appendElements(to elements: inout [ElementNode]) {
    for part in all { part.appendElements(to: &elements) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    for part in all { body(part) }
  }

  override func unmount() {
    for part in all { part.unmount() }
  }
}

extension EnvironmentValues {
  @MainActor
  fileprivate func inside(_ screen: Screen) -> EnvironmentValues {
    var values = self
    values.screen = screen
    values.screenVisibility = screen.screenVisibility
    values.addressScope = screen.addressScope
    values.labelsAreSymbols = false
    values.edit(by: screen.presentation.editMode)
    if case .root = screen.origin {} else { values.presentation = screen.presentation }
    return values
  }
}
