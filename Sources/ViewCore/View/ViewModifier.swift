/// A way to change any view: what an app declares to use the same modifiers in several places.
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
/// A modifier may have `@State`, `@Environment` and their like, as a view may.
@MainActor
@preconcurrency
public protocol ViewModifier {
  /// The type of view that the body is made of.
  associatedtype Body: View

  /// What the modifier makes of a view.
  @ViewBuilder
  func body(content: Content) -> Body

  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>
}

nonisolated extension View {
  /// Changes the view by a modifier.
  ///
  /// - Parameter modifier: The modifier.
  /// - Returns: The view as the modifier makes it.
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

/// The view that a modifier is applied to, as the modifier's body sees it.
///
/// The name has an underscore because SwiftUI's has; code says `Content`.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let view: AnyView
}

extension _ViewModifier_Content: View {
  public var body: some View { view }
}
