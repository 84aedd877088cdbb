// Styles of SwiftUI that are absent. The compiler names the reason at their line.

extension PickerStyle where Self == MenuPickerStyle {
  @available(
    *,
    unavailable,
    message: "A page shows the options of a row in a menu of the browser. Leave the style out."
  )
  public static var navigationLink: Self { Self() }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  @available(
    *,
    unavailable,
    message: "The bar moves to the top of a wide window. Write 'NavigationSplitView' for a sidebar."
  )
  public static var sidebarAdaptable: Self { Self() }
}
