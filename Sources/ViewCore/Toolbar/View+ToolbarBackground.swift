nonisolated extension View {
  /// Paints the background of bars of the screen around the view.
  ///
  /// The first view on a screen that sets one counts, and the visible view that came last for the
  /// bar of tabs. A background is always seen, and in SwiftUI only over content that scrolls.
  ///
  /// ```swift
  /// OrderList()
  ///   .navigationTitle("Orders")
  ///   .toolbarBackground(.indigo, for: .navigationBar, .tabBar)
  /// ```
  ///
  /// - Parameters:
  ///   - style: The background.
  ///   - bars: The bars. The default is the one with the title.
  /// - Returns: The view.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S,
    for bars: ToolbarPlacement...
  ) -> some View {
    StyledBars(content: self, style: style, bars: bars)
  }

  /// Shows or hides the background of bars of the screen around the view.
  ///
  /// - Parameters:
  ///   - visibility: The visibility of the background.
  ///   - bars: The bars. The default is the one with the title.
  /// - Returns: The view.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    settingGround(BarGround(visibility: visibility), of: bars)
  }

  /// Shows or hides the background of bars of the screen around the view.
  ///
  /// - Parameters:
  ///   - visibility: The visibility of the background.
  ///   - bars: The bars. The default is the one with the title.
  /// - Returns: The view.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    settingGround(BarGround(visibility: visibility), of: bars)
  }

  func settingGround(_ ground: BarGround, of bars: [ToolbarPlacement]) -> some View {
    BarSettings<Self, TabBarPainting>(
      content: self,
      setting: ground,
      unset: BarGround(),
      bars: bars,
      navigationBar: \.barGround,
      bottomBar: \.bottomBarGround
    )
  }
}

/// A setting of the background of a bar.
struct BarGround: Equatable {
  /// The background as CSS, or `nil` if the setting leaves it.
  var style: String?
  var visibility = Visibility.automatic
  /// The variant of the bar's colors, or `nil` if the setting leaves it.
  var colorScheme: ColorScheme?

  /// Returns the attributes of a bar with settings, of which the first counts.
  static func attributes(_ grounds: [Self]) -> [Element.Attribute] {
    let visibility = grounds.lazy.map(\.visibility).first { $0 != .automatic }
    let style = grounds.lazy.compactMap(\.style).first
    let colors = grounds.lazy.compactMap(\.colorScheme).first.map {
      "color-scheme:\($0);color:var(--label)"
    }
    let background = visibility == .hidden ? "background:none;backdrop-filter:none" : style
    guard let declarations = CSS.style(colors, background) else { return [] }
    return [Element.Attribute("style", declarations)]
  }
}

private struct StyledBars<Content: View, Style: ShapeStyle> {
  let content: Content
  let style: Style
  let bars: [ToolbarPlacement]
  @Environment(\.self) private var environment
}

extension StyledBars: View {
  var body: some View {
    content.settingGround(BarGround(style: style.background(in: environment)), of: bars)
  }
}

/// Sets the background of the bar of tabs while a view is visible.
private struct TabBarPainting: TabBarSetting {
  let bar: TabBarVisibility?
  let ground: BarGround

  init(bar: TabBarVisibility?, setting: BarGround) {
    self.bar = bar
    ground = setting
  }

  func appear() -> BarGround {
    if ground != BarGround() { bar?.grounds.value.insert(ground, at: 0) }
    return ground
  }

  func isOutdated(_ memory: BarGround) -> Bool { memory != ground }

  func disappear(_ memory: BarGround) {
    guard let bar, let index = bar.grounds.value.firstIndex(of: memory) else { return }
    bar.grounds.value.remove(at: index)
  }
}
