public import Foundation

nonisolated extension View {
  /// Sets the width of the column around the view, in points.
  ///
  /// The last column has the width that is left.
  ///
  /// - Parameter width: The width.
  /// - Returns: The view.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    ScreenSettingView(
      content: self,
      setting: \.columnWidth,
      value: SplitColumnWidth(min: width, ideal: width, max: width)
    )
  }

  /// Sets the width of the column around the view, in points.
  ///
  /// The last column has the width that is left.
  ///
  /// - Parameters:
  ///   - min: The width to which the column shrinks in a narrow window.
  ///   - ideal: The width of the column where there is room.
  ///   - max: The width that the column never exceeds.
  /// - Returns: The view.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    ScreenSettingView(
      content: self,
      setting: \.columnWidth,
      value: SplitColumnWidth(min: min, ideal: ideal, max: max)
    )
  }

  /// Sets the arrangement of the columns of split views inside.
  ///
  /// The columns share the width in both styles that are supported.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  public func navigationSplitViewStyle(_ style: some NavigationSplitViewStyle) -> some View {
    self
  }
}

/// An arrangement of the columns of a ``NavigationSplitView``.
///
/// There is no style in which a column covers another, such as SwiftUI's `prominentDetail`. As in SwiftUI, an app makes no
/// styles of its own.
@MainActor
@preconcurrency
public protocol NavigationSplitViewStyle {}

/// The columns share the width.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
}

/// The columns share the width.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The columns share the width.
  public static var automatic: Self { Self() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The columns share the width.
  public static var balanced: Self { Self() }
}
