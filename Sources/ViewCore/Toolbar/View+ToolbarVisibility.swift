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
    BarVisibilityView(content: self, visibility: visibility, bars: bars)
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
    BarVisibilityView(content: self, visibility: visibility, bars: bars)
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
  /// Whether the first view with a setting hides the bar.
  var isHidden: Bool { values.first { $0 != .automatic } == .hidden }
}

/// Hides the bar of tabs while a view is visible.
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

/// What visible views ask of the bar of a tab view.
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
