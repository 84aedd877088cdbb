/// Gives a modifier around a tab access to the visibility of the tab's screen.
///
/// In `Screen().tabItem { … }.onAppear { … }` the outer modifier follows the tab inside of it.
@MainActor
final class TabScreenVisibility {
  private var screens: [ScreenVisibility] = []

  /// The visibility of the screen, if there is exactly one tab inside.
  var only: ScreenVisibility? { screens.count == 1 ? screens.first : nil }

  func add(_ screen: ScreenVisibility) {
    screens.append(screen)
  }
}

extension EnvironmentValues {
  private enum TabScreenVisibilityKey: EnvironmentKey {
    static var defaultValue: TabScreenVisibility? { nil }
  }

  /// Collects the tabs inside of a modifier, or `nil` if no modifier asks for them.
  var tabScreenVisibility: TabScreenVisibility? {
    get { self[TabScreenVisibilityKey.self] }
    set { self[TabScreenVisibilityKey.self] = newValue }
  }
}
