/// Screens above each other, of which the top one is seen.
///
/// SwiftUI has deprecated it in favour of ``NavigationStack`` and still accepts it. It is always shown
/// as a stack here, never as columns.
public struct NavigationView<Content: View> {
  private let content: Content

  /// Stacks screens above a root.
  ///
  /// - Parameter content: The lowest screen.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension NavigationView: View {
  public var body: some View {
    NavigationStack { content }
  }
}

/// How a ``NavigationView`` arranges its screens.
@MainActor
@preconcurrency
public protocol NavigationViewStyle {}

/// Screens above each other.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// Screens above each other, which is how every ``NavigationView`` here arranges them.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

nonisolated extension View {
  /// Arranges the screens of each ``NavigationView`` inside above each other.
  ///
  /// SwiftUI's other styles, which show columns, are not supported.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  public func navigationViewStyle(_ style: StackNavigationViewStyle) -> some View {
    self
  }
}
