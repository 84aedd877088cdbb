/// A reusable change of any view, which an app declares once and applies in several places.
///
/// ```swift
/// struct Card: ViewModifier {
///   func body(content: Content) -> some View {
///     content.padding().background(Color.yellow)
///   }
/// }
///
/// Text("Hello").modifier(Card())
/// ```
///
/// A modifier may have properties such as `@State` and `@Environment`, as a view may.
@MainActor
@preconcurrency
public protocol ViewModifier {
  /// The type of the body.
  associatedtype Body: View

  /// The modified view.
  @ViewBuilder
  func body(content: Content) -> Body

  /// The type of the view that is modified.
  typealias Content = _ViewModifier_Content<Self>
}

nonisolated extension View {
  /// Applies a modifier to the view.
  ///
  /// - Parameter modifier: The modifier.
  /// - Returns: The modified view.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: some View {
    modifier.body(content: _ViewModifier_Content(view: AnyView(content)))
  }
}

/// The view that a modifier is applied to, as its body receives it.
///
/// The name has an underscore because SwiftUI's has; code uses the alias `Content`.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let view: AnyView
}

extension _ViewModifier_Content: View {
  public var body: some View { view }
}
