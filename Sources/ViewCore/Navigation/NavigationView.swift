/// A stack of screens, of which the top one is visible.
///
/// SwiftUI has deprecated it in favor of ``NavigationStack`` and still accepts it. Where we
/// differ: it is always a stack, never columns.
public struct NavigationView<Content: View> {
  private let content: Content

  /// Creates a stack with a root screen.
  ///
  /// - Parameter content: The root screen.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension NavigationView: View {
  public var body: some View {
    NavigationStack { content }
  }
}

/// A style of a ``NavigationView``.
@MainActor
@preconcurrency
public protocol NavigationViewStyle {}

/// Shows the screens as a stack.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// Shows the screens as a stack, as every ``NavigationView`` does here.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

nonisolated extension View {
  /// Shows the screens of each ``NavigationView`` inside as a stack.
  ///
  /// SwiftUI's other styles, which show columns, are not supported.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  public func navigationViewStyle(_ style: StackNavigationViewStyle) -> some View {
    self
  }
}
