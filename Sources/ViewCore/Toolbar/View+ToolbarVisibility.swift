/// A bar that a screen shows or hides.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Bar {
    case navigation, bottom, tabs
  }

  let bar: Bar

  /// The bar with the title.
  public static let automatic = Self(bar: .navigation)
  /// The bar with the title.
  public static let navigationBar = Self(bar: .navigation)
  /// The bar below the content.
  public static let bottomBar = Self(bar: .bottom)
  /// The bar of the tab view that the screen is in.
  public static let tabBar = Self(bar: .tabs)
}

nonisolated extension View {
  /// Shows or hides bars of the screen around the view.
  ///
  /// If several views on a screen use the modifier, the first one counts. The bar of tabs is hidden
  /// while any of them is visible.
  ///
  /// - Parameters:
  ///   - visibility: The visibility of the bars.
  ///   - bars: The bars. The default is the one with the title.
  /// - Returns: The view.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    settingVisibility(visibility, of: bars)
  }

  /// Shows or hides bars of the screen around the view.
  ///
  /// - Parameters:
  ///   - visibility: The visibility of the bars.
  ///   - bars: The bars. The default is the one with the title.
  /// - Returns: The view.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    settingVisibility(visibility, of: bars)
  }

  /// Hides the bar with the title on the screen around the view.
  ///
  /// SwiftUI has deprecated it in favor of ``View/toolbar(_:for:)``.
  ///
  /// - Parameter hidden: Whether it is hidden.
  /// - Returns: The view.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbar(hidden ? .hidden : .automatic, for: .navigationBar)
  }

  private func settingVisibility(_ visibility: Visibility, of bars: [ToolbarPlacement]) -> some View
  {
    BarSettings<Self, TabBarHiding>(
      content: self,
      setting: visibility,
      unset: .automatic,
      bars: bars,
      navigationBar: \.barVisibility,
      bottomBar: \.bottomBarVisibility
    )
  }
}

extension ScreenSetting<Visibility> {
  /// Whether the first view with a setting hides the bar.
  var isHidden: Bool { values.first { $0 != .automatic } == .hidden }
}

/// Hides the bar of tabs while a view is visible.
private struct TabBarHiding: TabBarSetting {
  let bar: TabBarVisibility?
  let isHiding: Bool

  init(bar: TabBarVisibility?, setting: Visibility) {
    self.bar = bar
    isHiding = setting == .hidden
  }

  func appear() -> Bool {
    if isHiding { bar?.hidingViews.value += 1 }
    return isHiding
  }

  func isOutdated(_ memory: Bool) -> Bool { memory != isHiding }

  func disappear(_ memory: Bool) {
    if memory { bar?.hidingViews.value -= 1 }
  }
}

/// Hides the bar of a tab view while a visible view asks for that.
@MainActor
final class TabBarVisibility {
  fileprivate let hidingViews = StateLocation(0)
  /// The backgrounds that visible views set, the last one first.
  let grounds = StateLocation<[BarGround]>([])

  nonisolated init() {}

  var isHidden: Bool { hidingViews.value > 0 }
}

extension EnvironmentValues {
  private enum TabBarVisibilityKey: EnvironmentKey {
    static var defaultValue: TabBarVisibility? { nil }
  }

  /// The visibility of the bar of the tab view around the view.
  var tabBarVisibility: TabBarVisibility? {
    get { self[TabBarVisibilityKey.self] }
    set { self[TabBarVisibilityKey.self] = newValue }
  }
}
