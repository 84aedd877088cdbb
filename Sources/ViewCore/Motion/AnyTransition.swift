public import Foundation

/// How a view comes and goes where that is part of a change that moves.
///
/// ```swift
/// if isShown {
///   Text("Saved").transition(.move(edge: .bottom).combined(with: .opacity))
/// }
/// ```
///
/// Views without a transition fade.
public struct AnyTransition: Hashable, Sendable {
  /// How a view comes, or how it goes.
  fileprivate struct Way: Hashable {
    var look = TransitionLook()
    /// The movement that it has of its own.
    var animation: Animation?
  }

  fileprivate var insertion = Way()
  fileprivate var removal = Way()

  private init(_ look: TransitionLook = TransitionLook()) {
    insertion.look = look
    removal.look = look
  }

  /// Comes and goes at once.
  public static let identity = AnyTransition()
  /// Fades in and out.
  public static let opacity = AnyTransition(TransitionLook(opacity: 0))
  /// Grows and shrinks.
  public static let scale = AnyTransition(TransitionLook(scale: 0))
  /// Comes from the side where lines begin and goes to the one where they end.
  public static let slide = asymmetric(
    insertion: move(edge: .leading),
    removal: move(edge: .trailing)
  )

  /// Grows from a size and shrinks to it.
  ///
  /// - Parameters:
  ///   - scale: The size, in parts of the view's own.
  ///   - anchor: The place that stays where it is.
  /// - Returns: The transition.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(TransitionLook(scale: scale, anchor: anchor))
  }

  /// Comes from a side and goes there.
  ///
  /// - Parameter edge: The side.
  /// - Returns: The transition.
  public static func move(edge: Edge) -> AnyTransition {
    switch edge {
    case .top: AnyTransition(TransitionLook(y: .init(parts: -1)))
    case .bottom: AnyTransition(TransitionLook(y: .init(parts: 1)))
    case .leading: AnyTransition(TransitionLook(x: .init(parts: -1)))
    case .trailing: AnyTransition(TransitionLook(x: .init(parts: 1)))
    }
  }

  /// Comes from a place and goes there.
  ///
  /// - Parameters:
  ///   - x: How far to the right, in points.
  ///   - y: How far down, in points.
  /// - Returns: The transition.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(TransitionLook(x: .init(points: x), y: .init(points: y)))
  }

  /// Comes from a place and goes there.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Pushes in from a side and out at the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    let opposite: Edge =
      switch edge {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    return asymmetric(insertion: move(edge: edge), removal: move(edge: opposite))
      .combined(with: .opacity)
  }

  /// Comes in one way and goes in another.
  ///
  /// - Parameters:
  ///   - insertion: How the view comes.
  ///   - removal: How it goes.
  /// - Returns: The transition.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition {
    var transition = insertion
    transition.removal = removal.removal
    return transition
  }

  /// This transition and another one at the same time: what they move adds up, and what they scale or
  /// let shine through multiplies.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var transition = self
    transition.insertion.combine(with: other.insertion)
    transition.removal.combine(with: other.removal)
    return transition
  }

  /// This transition with a movement of its own, also where the change that it is part of has none.
  ///
  /// What makes room for the view moves in the same way.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var transition = self
    transition.insertion.animation = animation
    transition.removal.animation = animation
    return transition
  }
}

extension AnyTransition.Way {
  fileprivate mutating func combine(with other: Self) {
    look.combine(with: other.look)
    animation = other.animation ?? animation
  }
}

nonisolated extension View {
  /// Sets how the view comes and goes where that is part of a change that moves.
  ///
  /// - Parameter transition: How.
  /// - Returns: The view with its transition.
  public func transition(_ transition: AnyTransition) -> some View {
    TransitionView(
      content: BoxedView(self) { _ in
        Element(
          "div",
          attributes: [
            .init("class", "effect"), .init("data-in", transition.insertion.look.css),
            .init("data-out", transition.removal.look.css),
          ]
        )
      },
      transition: transition
    )
  }
}

private struct TransitionView<Content: View> {
  let content: Content
  let transition: AnyTransition
}

extension TransitionView: View {
  typealias Body = Never
}

extension TransitionView: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    TransitionNode(transition, child: content.makeNode(in: context), in: context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    let node = node.cast(to: TransitionNode.self)
    node.transition = transition
    content.patchNode(node.child, in: context)
  }
}

/// Lets its container move by the transition's own animation when the view comes and goes.
private final class TransitionNode: ViewNode {
  var transition: AnyTransition
  let child: ViewNode
  private weak var container: ElementNode?
  private unowned let graph: ViewGraph

  init(_ transition: AnyTransition, child: ViewNode, in context: NodeContext) {
    self.transition = transition
    self.child = child
    container = context.container
    graph = context.graph
    super.init()
    moveContainer(by: transition.insertion.animation)
  }

  override func appendElements(to elements: inout [ElementNode]) {
    child.appendElements(to: &elements)
  }

  override func unmount() {
    child.unmount()
    moveContainer(by: transition.removal.animation)
  }

  private func moveContainer(by animation: Animation?) {
    if let animation, let container, container.isOnPage {
      graph.animate(container.id, by: animation)
    }
  }
}
