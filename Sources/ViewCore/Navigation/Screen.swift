/// One screen of a navigation stack.
@MainActor
final class Screen {
  /// The reason for which the screen exists.
  enum Origin {
    case root
    case path(Navigation.Key)
    /// A view on another screen presents the screen. It can close it, and a link can reopen it.
    case presented(by: Screen?, close: () -> Void, reopen: (() -> Void)?)
  }

  var origin: Origin
  let presentation = Presentation()
  let screenVisibility: ScreenVisibility
  /// The address of the screen.
  let addressScope: AddressScope
  private weak var navigation: Navigation?
  /// The element of the screen.
  weak var element: ElementNode?

  /// The screen to which the back button returns.
  let below = StateLocation<Screen?>(nil)

  /// The column of a split view whose button to show and hide columns is in the screen's bar, if any.
  let sidebarColumn = StateLocation<SplitColumn?>(nil)

  let title = ScreenSetting<Text>()
  let subtitle = ScreenSetting<Text>()
  let displayMode = ScreenSetting<NavigationBarItem.TitleDisplayMode>()
  let hidesBackButton = ScreenSetting<Bool>()
  let removesTitle = ScreenSetting<Bool>()
  /// Whether the columns of the split view around the screen have no button to show and hide them.
  let removesSidebarToggle: ScreenSetting<Bool>
  let barVisibility = ScreenSetting<Visibility>()
  let bottomBarVisibility = ScreenSetting<Visibility>()
  /// The background as CSS.
  let ground = ScreenSetting<String>()
  let barGround = ScreenSetting<BarGround>()
  let bottomBarGround = ScreenSetting<BarGround>()
  /// The width of the column of a split view around the screen.
  let columnWidth: ScreenSetting<SplitColumnWidth>

  let leadingItems = PortalTarget()
  let principalItems = PortalTarget()
  /// The items of the menu beside the title.
  let titleItems = PortalTarget()
  let trailingItems = PortalTarget()
  let overflowItems = PortalTarget()
  let bottomItems = PortalTarget()
  let keyboardItems = PortalTarget()
  let searchItems = PortalTarget()

  init(_ origin: Origin, in navigation: Navigation, inside environment: EnvironmentValues) {
    self.origin = origin
    self.navigation = navigation
    screenVisibility = ScreenVisibility(in: environment.screenVisibility)
    addressScope = AddressScope(in: environment.addressScope, isScreen: true)
    columnWidth = environment.splitColumn?.width ?? ScreenSetting()
    removesSidebarToggle = environment.splitColumn?.removesToggle ?? ScreenSetting()
    presentation.dismiss = { [weak self] in
      guard let self else { return }
      self.navigation?.pop(self)
    }
  }

  /// The place of the screen in the path.
  var key: Navigation.Key? {
    if case .path(let key) = origin { key } else { nil }
  }

  /// The value of the screen.
  var value: AnyHashable? { key?.value }

  /// Whether the title is large and above the content, instead of in the bar.
  var hasLargeTitle: Bool {
    switch displayMode.value ?? .automatic {
    case .automatic: below.value?.hasLargeTitle ?? true
    case .inline: false
    case .large: true
    }
  }

  func isIn(_ other: Navigation) -> Bool { navigation === other }

  func popByUser() {
    navigation?.popByUser(self)
  }

  /// Handles the back and forward buttons of the browser.
  func handle(_ event: Event) {
    switch event {
    case .dismiss: popByUser()
    case .pushAgain: navigation?.pushAgain()
    default: break
    }
  }

  /// Updates the place of the screen in the stack, and whether the user can push another again.
  func place(at index: Int, isOnTop: Bool, canPushAgain: Bool) {
    addressScope.layer = index
    screenVisibility.isOnTop = isOnTop
    element?.update(
      makeElement(isOnTop: isOnTop, canPushAgain: canPushAgain),
      behavior: behavior
    )
  }

  func makeElement(isOnTop: Bool = true, canPushAgain: Bool = false) -> Element {
    var element = Element(
      "section",
      attributes: [.init(class: .screen), .init("tabindex", "-1")]
    )
    if canBeLeft { element.events = .dismiss }
    if canPushAgain { element.events.insert(.pushAgain) }
    element["hidden"] = isOnTop ? nil : ""
    return element
  }

  /// Whether the browser's back button leaves the screen.
  private var canBeLeft: Bool {
    if case .root = origin { below.value != nil } else { true }
  }

  var behavior: ElementBehavior {
    ElementBehavior { [weak self] in self?.handle($0) }
  }
}

extension EnvironmentValues {
  private enum ScreenKey: EnvironmentKey {
    static var defaultValue: Screen? { nil }
  }

  /// The screen that the view is on.
  var screen: Screen? {
    get { self[ScreenKey.self] }
    set { self[ScreenKey.self] = newValue }
  }
}
