/// A bar that a screen shows or hides.
public struct ToolbarPlacement: Hashable, Sendable {
  fileprivate enum Bar {
    case navigation, bottom, tabs
  }

  fileprivate let bar: Bar

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
  /// Shows or hides bars of the screen that the view is on.
  ///
  /// Of several views on a screen that say so the first one counts; any of them hides the bar of tabs
  /// while it is seen.
  ///
  /// - Parameters:
  ///   - visibility: Whether the bars are shown.
  ///   - bars: Which bars. Without any it is the one with the title.
  /// - Returns: The view.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    BarVisibilityView(content: self, visibility: visibility, bars: bars)
  }

  /// Shows or hides bars of the screen that the view is on.
  ///
  /// - Parameters:
  ///   - visibility: Whether the bars are shown.
  ///   - bars: Which bars. Without any it is the one with the title.
  /// - Returns: The view.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    BarVisibilityView(content: self, visibility: visibility, bars: bars)
  }

  /// Hides the bar with the title of the screen that the view is on.
  ///
  /// SwiftUI has deprecated it in favour of ``View/toolbar(_:for:)``.
  ///
  /// - Parameter hidden: Whether it is hidden.
  /// - Returns: The view.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbar(hidden ? .hidden : .automatic, for: .navigationBar)
  }
}

private struct BarVisibilityView<Content: View> {
  let content: Content
  let visibility: Visibility
  let bars: [ToolbarPlacement]
  @Environment(\.tabBarVisibility) private var tabBar
}

extension BarVisibilityView: View {
  var body: some View {
    ScreenSettingView(
      content: ScreenSettingView(
        content: AppearanceView(
          content: content,
          observer: TabBarHiding(bar: tabBar, isHiding: visibility(of: .tabs) == .hidden)
        ),
        setting: \.bottomBarVisibility,
        value: visibility(of: .bottom)
      ),
      setting: \.barVisibility,
      value: visibility(of: .navigation)
    )
  }

  private func visibility(of bar: ToolbarPlacement.Bar) -> Visibility {
    let bars = bars.isEmpty ? [.automatic] : bars
    return bars.contains { $0.bar == bar } ? visibility : .automatic
  }
}

extension ScreenSetting<Visibility> {
  /// Whether the first view that says anything hides the bar.
  var isHidden: Bool { values.first { $0 != .automatic } == .hidden }
}

/// Hides the bar of tabs while a view is seen.
private struct TabBarHiding: AppearanceObserver {
  let bar: TabBarVisibility?
  let isHiding: Bool

  func appear() -> Bool {
    if isHiding { bar?.hidingViews.value += 1 }
    return isHiding
  }

  func isOutdated(_ memory: Bool) -> Bool { memory != isHiding }

  func disappear(_ memory: Bool) {
    if memory { bar?.hidingViews.value -= 1 }
  }
}

/// How many of the views that are seen hide the bar of a tab view.
@MainActor
final class TabBarVisibility {
  fileprivate let hidingViews = StateLocation(0)

  nonisolated init() {}

  var isHidden: Bool { hidingViews.value > 0 }
}

extension EnvironmentValues {
  private enum TabBarVisibilityKey: EnvironmentKey {
    static var defaultValue: TabBarVisibility? { nil }
  }

  /// The bar of the tab view that the view is in.
  var tabBarVisibility: TabBarVisibility? {
    get { self[TabBarVisibilityKey.self] }
    set { self[TabBarVisibilityKey.self] = newValue }
  }
}
