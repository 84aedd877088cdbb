/// The look of a list.
///
/// Only the library has such styles, as in SwiftUI. Select one with ``View/listStyle(_:)``.
///
/// Apps cannot declare styles, because the stylesheet draws them.
public protocol ListStyle {
  /// Identifies the look.
  ///
  /// Only the library creates values of this type.
  var _look: _ListLook { get }
}

/// The look of a list, with its class in the stylesheet.
public struct _ListLook: Sendable {
  /// The class, or `nil` for the default look.
  let name: String?
}

/// The default style of the context: rows on cards.
public struct DefaultListStyle: ListStyle {
  public var _look: _ListLook { _ListLook(name: nil) }
  public init() {}
}

/// Rows over the whole width.
public struct PlainListStyle: ListStyle {
  public var _look: _ListLook { _ListLook(name: ClassName.plain.rawValue) }
  public init() {}
}

/// Rows on backgrounds over the whole width.
public struct GroupedListStyle: ListStyle {
  public var _look: _ListLook { _ListLook(name: "grouped") }
  public init() {}
}

/// Rows on cards.
public struct InsetGroupedListStyle: ListStyle {
  public var _look: _ListLook { _ListLook(name: nil) }
  public init() {}
}

/// Rows over the whole width, with margins.
public struct InsetListStyle: ListStyle {
  public var _look: _ListLook { _ListLook(name: "inset") }
  public init() {}
}

/// Rows of a sidebar: on the page's background, without separators.
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
  /// Sets the style of the lists inside.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with its list style.
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
