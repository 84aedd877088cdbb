/// One screen of a navigation stack, as the views on it know it.
@MainActor
final class Screen {
  /// Why the screen is there.
  enum Origin {
    case root
    case path(Navigation.Key)
    /// A view on another screen shows it until it is told to close it, and a link can open it again.
    case presented(by: Screen?, close: () -> Void, reopen: (() -> Void)?)
  }

  var origin: Origin
  let presentation = Presentation()
  let screenVisibility: ScreenVisibility
  private weak var navigation: Navigation?
  /// The element of the screen.
  weak var element: ElementNode?

  /// The screen that the back button leads to.
  let below = StateLocation<Screen?>(nil)

  let title = ScreenSetting<Text>()
  let displayMode = ScreenSetting<NavigationBarItem.TitleDisplayMode>()
  let hidesBackButton = ScreenSetting<Bool>()
  let barVisibility = ScreenSetting<Visibility>()
  let bottomBarVisibility = ScreenSetting<Visibility>()

  let leadingItems = PortalTarget()
  let principalItems = PortalTarget()
  let trailingItems = PortalTarget()
  let overflowItems = PortalTarget()
  let bottomItems = PortalTarget()
  let searchItems = PortalTarget()

  init(_ origin: Origin, in navigation: Navigation, screenVisibility: ScreenVisibility) {
    self.origin = origin
    self.navigation = navigation
    self.screenVisibility = screenVisibility
    presentation.dismiss = { [weak self] in
      guard let self else { return }
      self.navigation?.pop(self)
    }
  }

  /// The place of the screen in the path.
  var key: Navigation.Key? {
    if case .path(let key) = origin { key } else { nil }
  }

  /// The value that the screen is made of.
  var value: AnyHashable? { key?.value }

  /// Whether the title is large, above the content, and not in the bar.
  var hasLargeTitle: Bool {
    switch displayMode.value ?? .automatic {
    case .automatic: below.value?.hasLargeTitle ?? true
    case .inline: false
    case .large: true
    }
  }

  func popByPerson() {
    navigation?.popByPerson(self)
  }

  /// What a person does to the screen as a whole, by the buttons of the browser.
  func handle(_ event: Event) {
    switch event {
    case .dismiss: popByPerson()
    case .pushAgain: navigation?.pushAgain()
    default: break
    }
  }

  /// Shows or covers the screen.
  func place(isOnTop: Bool, canPushAgain: Bool) {
    screenVisibility.isOnTop = isOnTop
    element?.update(
      makeElement(isOnTop: isOnTop, canPushAgain: canPushAgain),
      behavior: behavior
    )
  }

  func makeElement(isOnTop: Bool = true, canPushAgain: Bool = false) -> Element {
    var element = Element(
      "section",
      attributes: [.init("class", "screen"), .init("tabindex", "-1")]
    )
    if case .root = origin {} else { element.events = .dismiss }
    if canPushAgain { element.events.insert(.pushAgain) }
    element["hidden"] = isOnTop ? nil : ""
    return element
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
