/// A setting of the bar of tabs, which counts while a view is visible.
protocol TabBarSetting: AppearanceObserver {
  associatedtype Setting
  init(bar: TabBarVisibility?, setting: Setting)
}

/// A view that makes a setting of bars around it: of the bars of its screen, and of the bar of tabs.
struct BarSettings<Content: View, Tabs: TabBarSetting> {
  let content: Content
  let setting: Tabs.Setting
  /// The setting of other bars.
  let unset: Tabs.Setting
  let bars: [ToolbarPlacement]
  let navigationBar: KeyPath<Screen, ScreenSetting<Tabs.Setting>>
  let bottomBar: KeyPath<Screen, ScreenSetting<Tabs.Setting>>
  @Environment(\.tabBarVisibility) private var tabBar
}

extension BarSettings: View {
  var body: some View {
    ScreenSettingView(
      content: ScreenSettingView(
        content: AppearanceView(
          content: content,
          observer: Tabs(bar: tabBar, setting: setting(of: .tabs))
        ),
        setting: bottomBar,
        value: setting(of: .bottom)
      ),
      setting: navigationBar,
      value: setting(of: .navigation)
    )
  }

  private func setting(of bar: ToolbarPlacement.Bar) -> Tabs.Setting {
    let bars = bars.isEmpty ? [.automatic] : bars
    return bars.contains { $0.bar == bar } ? setting : unset
  }
}
