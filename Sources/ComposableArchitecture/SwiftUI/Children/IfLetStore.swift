#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif

/// Shows one view while a child is there, and another while it is not.
///
/// ```swift
/// IfLetStore(store.scope(state: \.player, action: { .player($0) })) { playerStore in
///   PlayerView(store: playerStore)
/// } else: {
///   Text("Nothing is playing")
/// }
/// ```
///
/// It runs again only when the child comes or goes. On its way out the child's view shows the last
/// state there was.
public struct IfLetStore<State, Action, Content: View>: View {
  private let store: Store<State?, Action>
  private let content: (Store<State, Action>?) -> Content

  /// Creates a view with something to show while there is no child.
  ///
  /// - Parameters:
  ///   - store: The store of the optional child.
  ///   - ifContent: The view of the child.
  ///   - elseContent: The view to show without one.
  public init<IfContent, ElseContent>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: () -> ElseContent
  ) where Content == _ConditionalContent<IfContent, ElseContent> {
    self.store = store
    let elseContent = elseContent()
    content = { child in
      if let child {
        ViewBuilder.buildEither(first: ifContent(child))
      } else {
        ViewBuilder.buildEither(second: elseContent)
      }
    }
  }

  /// Creates a view that shows nothing while there is no child.
  ///
  /// - Parameters:
  ///   - store: The store of the optional child.
  ///   - ifContent: The view of the child.
  public init<IfContent>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.store = store
    content = { $0.map(ifContent) }
  }

  /// The view of the child, or the other one.
  public var body: some View {
    WithViewStore(store, observe: { $0 != nil }) { _ in
      content(store.unwrapped())
    }
  }
}
