/// How lists look.
///
/// The styles are the library's own, as in SwiftUI; an app picks one with ``View/listStyle(_:)``.
///
/// An app has no styles of its own: what a list looks like is in the stylesheet.
public protocol ListStyle {
  /// Which look it is.
  ///
  /// Only the library can make one.
  var _look: _ListLook { get }
}

/// The look of a list, by its name in the stylesheet.
public struct _ListLook: Sendable {
  /// `nil` for the usual one.
  let name: String?
}

/// The look that suits the place: rows on cards.
public struct DefaultListStyle: ListStyle {
  public var _look: _ListLook { _ListLook(name: nil) }
  public init() {}
}

/// Rows from side to side.
public struct PlainListStyle: ListStyle {
  public var _look: _ListLook { _ListLook(name: "plain") }
  public init() {}
}

/// Rows on grounds from side to side.
public struct GroupedListStyle: ListStyle {
  public var _look: _ListLook { _ListLook(name: "grouped") }
  public init() {}
}

/// Rows on cards.
public struct InsetGroupedListStyle: ListStyle {
  public var _look: _ListLook { _ListLook(name: nil) }
  public init() {}
}

/// Rows from side to side, at some distance from the sides.
public struct InsetListStyle: ListStyle {
  public var _look: _ListLook { _ListLook(name: "inset") }
  public init() {}
}

/// Rows beside what they open: on the ground of the page, without lines.
public struct SidebarListStyle: ListStyle {
  public var _look: _ListLook { _ListLook(name: "sidebar") }
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: Self { Self() }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: Self { Self() }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: Self { Self() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: Self { Self() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: Self { Self() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: Self { Self() }
}

nonisolated extension View {
  /// Sets how the lists inside look.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with its lists in the style.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyleName, style._look.name)
  }
}

extension EnvironmentValues {
  private enum ListStyleKey: EnvironmentKey {
    static var defaultValue: String? { nil }
  }

  var listStyleName: String? {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}
