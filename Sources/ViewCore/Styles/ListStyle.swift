/// How lists look.
///
/// The styles are the library's own, as in SwiftUI; an app picks one with ``View/listStyle(_:)``.
public protocol ListStyle {}

/// A style that the stylesheet draws.
protocol DrawnListStyle: ListStyle {
  /// The name of the look, or `nil` for the usual one.
  var name: String? { get }
}

/// The look that suits the place: rows on cards.
public struct DefaultListStyle: DrawnListStyle {
  var name: String? { nil }
  public init() {}
}

/// Rows from side to side.
public struct PlainListStyle: DrawnListStyle {
  var name: String? { "plain" }
  public init() {}
}

/// Rows on grounds from side to side.
public struct GroupedListStyle: DrawnListStyle {
  var name: String? { "grouped" }
  public init() {}
}

/// Rows on cards.
public struct InsetGroupedListStyle: DrawnListStyle {
  var name: String? { nil }
  public init() {}
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

extension View {
  /// Sets how the lists inside look.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with its lists in the style.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyleName, (style as? any DrawnListStyle)?.name)
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
