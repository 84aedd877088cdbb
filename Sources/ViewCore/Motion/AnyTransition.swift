public import Foundation

/// The animation of a view that is inserted or removed by an animated change.
///
/// ```swift
/// if isShown {
///   Text("Saved").transition(.move(edge: .bottom).combined(with: .opacity))
/// }
/// ```
///
/// Views without a transition fade.
public struct AnyTransition: Hashable, Sendable {
  /// The look and the animation of an insertion or a removal.
  fileprivate struct Phase: Hashable {
    var look = TransitionLook()
    /// The animation of the transition itself, if it has one.
    var animation: Animation?
  }

  fileprivate var insertion = Phase()
  fileprivate var removal = Phase()

  private init(_ look: TransitionLook = TransitionLook()) {
    insertion.look = look
    removal.look = look
  }

  /// Inserts and removes the view at once.
  public static let identity = AnyTransition()
  /// Fades in and out.
  public static let opacity = AnyTransition(TransitionLook(opacity: 0))
  /// Scales the view from nothing and to nothing.
  public static let scale = AnyTransition(TransitionLook(scale: 0))
  /// Moves the view in from the leading edge and out to the trailing edge.
  public static let slide = asymmetric(
    insertion: move(edge: .leading),
    removal: move(edge: .trailing)
  )

  /// Scales the view from a size and to it.
  ///
  /// - Parameters:
  ///   - scale: The size, relative to that of the view.
  ///   - anchor: The point that stays in place.
  /// - Returns: The transition.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(TransitionLook(scale: scale, anchor: anchor))
  }

  /// Moves the view in from an edge and out to it.
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

  /// Moves the view in from an offset and out to it.
  ///
  /// - Parameters:
  ///   - x: The offset to the right, in points.
  ///   - y: The offset downwards, in points.
  /// - Returns: The transition.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(TransitionLook(x: .init(points: x), y: .init(points: y)))
  }

  /// Moves the view in from an offset and out to it.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Pushes the view in from an edge and out at the opposite one, with a fade.
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

  /// Blurs the view and scales it while it fades: up when it comes, and down when it goes.
  public static let blurReplace = blurReplace(.downUp)

  /// Blurs the view and scales it while it fades.
  ///
  /// - Parameter configuration: The direction in which it is scaled.
  /// - Returns: The transition.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration
  ) -> AnyTransition {
    let (small, large) = (0.8, 1.2)
    return asymmetric(
      insertion: AnyTransition(TransitionLook(opacity: 0, scale: small, blur: 8)),
      removal: AnyTransition(
        TransitionLook(opacity: 0, scale: configuration == .upUp ? large : small, blur: 8)
      )
    )
  }

  /// Combines a transition for the insertion with one for the removal.
  ///
  /// - Parameters:
  ///   - insertion: The transition of the insertion.
  ///   - removal: The transition of the removal.
  /// - Returns: The transition.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition {
    var transition = insertion
    transition.removal = removal.removal
    return transition
  }

  /// Combines the transition with another one.
  ///
  /// Offsets add up; scales and opacities multiply.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var transition = self
    transition.insertion.combine(with: other.insertion)
    transition.removal.combine(with: other.removal)
    return transition
  }

  /// Gives the transition its own animation, which also applies to changes without one.
  ///
  /// The views that make room use the same animation.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var transition = self
    transition.insertion.animation = animation
    transition.removal.animation = animation
    return transition
  }
}

/// The names of ``AnyTransition/blurReplace(_:)``.
public enum BlurReplaceTransition {
  /// The direction in which a view is scaled.
  public struct Configuration: Equatable, Sendable {
    fileprivate let name: String

    /// Up when the view comes, and down when it goes.
    public static let downUp = Self(name: "downUp")
    /// Up in both cases.
    public static let upUp = Self(name: "upUp")
  }
}

extension AnyTransition.Phase {
  fileprivate mutating func combine(with other: Self) {
    look.combine(with: other.look)
    animation = other.animation ?? animation
  }
}

nonisolated extension View {
  /// Sets the transition of the view when an animated change inserts or removes it.
  ///
  /// - Parameter transition: The transition.
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

/// Makes the container use the transition's own animation when the view is inserted or removed.
private final class TransitionNode: WrapperNode {
  var transition: AnyTransition
  private weak var container: ElementNode?
  private unowned let graph: ViewGraph

  init(_ transition: AnyTransition, child: ViewNode, in context: NodeContext) {
    self.transition = transition
    container = context.container
    graph = context.graph
    super.init(child: child)
    moveContainer(by: transition.insertion.animation)
  }

  override func unmount() {
    super.unmount()
    moveContainer(by: transition.removal.animation)
  }

  private func moveContainer(by animation: Animation?) {
    if let animation, let container, container.isOnPage {
      graph.animate(container.id, by: animation)
    }
  }
}
