/// The look of a tab view.
///
/// Only the library has such styles, as in SwiftUI. Select one with ``View/tabViewStyle(_:)``.
public protocol TabViewStyle {
  /// Identifies the look.
  ///
  /// Only the library creates values of this type.
  var _look: _TabViewLook { get }
}

/// The look of a tab view.
public struct _TabViewLook: Sendable {
  /// When the dots of pages are shown, or nil for a bar of tabs.
  let index: PageTabViewStyle.IndexDisplayMode?
}

/// The default style: a bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle {
  public var _look: _TabViewLook { _TabViewLook(index: nil) }
  public init() {}
}

/// A bar of tabs, which is never a sidebar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public var _look: _TabViewLook { _TabViewLook(index: nil) }
  public init() {}
}

/// Screens beside each other as pages, which a swipe turns, above a row of dots.
///
/// A page needs neither a `tabItem` nor a `tag`. The keyboard turns the pages at the dots, which take the focus.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots of the pages are shown.
  public struct IndexDisplayMode: Sendable {
    let className: String

    /// The dots are shown if there are several pages.
    public static let automatic = Self(className: "several-dots")
    /// The dots are always shown.
    public static let always = Self(className: "all-dots")
    /// The dots are not shown, except while one has the keyboard's focus.
    public static let never = Self(className: "no-dots")
  }

  public var _look: _TabViewLook { _TabViewLook(index: indexDisplayMode) }
  private let indexDisplayMode: IndexDisplayMode

  /// Creates the style.
  ///
  /// - Parameter indexDisplayMode: When the dots are shown.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: Self { Self() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: Self { Self() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: Self { Self() }

  /// Pages with a choice of when the dots are shown.
  ///
  /// - Parameter indexDisplayMode: When the dots are shown.
  /// - Returns: The style.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    Self(indexDisplayMode: indexDisplayMode)
  }
}

nonisolated extension View {
  /// Sets the style of the tab views inside.
  ///
  /// ```swift
  /// TabView {
  ///   Text("Welcome")
  ///   Text("Add your first trip")
  /// }
  /// .tabViewStyle(.page)
  /// ```
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with its style of tab views.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewLook, style._look)
  }
}

extension EnvironmentValues {
  private enum TabViewLookKey: EnvironmentKey {
    static let defaultValue = DefaultTabViewStyle()._look
  }

  var tabViewLook: _TabViewLook {
    get { self[TabViewLookKey.self] }
    set { self[TabViewLookKey.self] = newValue }
  }
}
