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
public struct AnyTransition: Sendable {
  /// The look and the animation of an insertion or a removal.
  fileprivate struct Phase {
    var look = TransitionLook()
    /// The animation of the transition itself, if it has one.
    var animation: Animation?
  }

  fileprivate var insertion = Phase()
  fileprivate var removal = Phase()
  /// The looks that an app has described, the innermost first.
  fileprivate var bodies: [TransitionBody] = []

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
    AnyTransition(TransitionLook(beyond: edge))
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
    asymmetric(insertion: move(edge: edge), removal: move(edge: edge.opposite))
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

  /// Moves the view between the looks that a modifier gives it.
  ///
  /// ```swift
  /// extension AnyTransition {
  ///   static var turn: AnyTransition {
  ///     .modifier(active: Turn(degrees: 90), identity: Turn(degrees: 0))
  ///   }
  /// }
  ///
  /// struct Turn: ViewModifier {
  ///   let degrees: Double
  ///
  ///   func body(content: Content) -> some View {
  ///     content.rotationEffect(.degrees(degrees), anchor: .topLeading)
  ///   }
  /// }
  /// ```
  ///
  /// Where we differ: the browser moves effects, such as opacity, offset, scale, rotation, blur and changes of colors. Frames,
  /// paddings, shapes, and views in front or behind are those of `identity` at all times.
  ///
  /// - Parameters:
  ///   - active: The modifier before the insertion and after the removal.
  ///   - identity: The modifier of a view that is in its place.
  /// - Returns: The transition.
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier,
    identity: Modifier
  ) -> AnyTransition {
    // Modifiers are values that only the main actor uses.
    nonisolated(unsafe) let (active, identity) = (active, identity)
    var transition = AnyTransition()
    transition.bodies = [
      TransitionBody { view, phase in
        AnyView(view.modifier(phase.isIdentity ? identity : active))
      }
    ]
    return transition
  }

  /// Hides the type of a transition that an app has described.
  public init(_ transition: some Transition) {
    // Transitions are values that only the main actor uses.
    nonisolated(unsafe) let transition = transition
    self.init()
    bodies = [
      TransitionBody(
        look: { AnyView(transition.apply(content: $0, phase: $1)) },
        animation: { transition.ownAnimation(in: $0) }
      )
    ]
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
    transition.bodies =
      insertion.bodies.filter(\.isOfInsertion).map { $0.with { $0.isOfRemoval = false } }
      + removal.bodies.filter(\.isOfRemoval).map { $0.with { $0.isOfInsertion = false } }
    return transition
  }

  /// Combines the transition with another one.
  ///
  /// Offsets add up; scales and opacities multiply.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var transition = self
    transition.insertion.combine(with: other.insertion)
    transition.removal.combine(with: other.removal)
    transition.bodies += other.bodies
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

extension AnyTransition {
  /// Returns the animation of the transition itself in a phase, if it has one.
  @MainActor
  fileprivate func animation(in phase: TransitionPhase) -> Animation? {
    let isInsertion = phase == .willAppear
    if let animation = (isInsertion ? insertion : removal).animation { return animation }
    return bodies.last { isInsertion ? $0.isOfInsertion : $0.isOfRemoval }?.animation(phase)
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
      content: BoxedView(PhasedView(content: self, bodies: transition.bodies)) { _ in
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

nonisolated extension View {
  /// Sets the transition of the view when an animated change inserts or removes it.
  ///
  /// - Parameter transition: The transition.
  /// - Returns: The view with its transition.
  public func transition(_ transition: some Transition) -> some View {
    self.transition(AnyTransition(transition))
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
    moveContainer(by: transition.animation(in: .willAppear))
  }

  override func unmount() {
    super.unmount()
    moveContainer(by: transition.animation(in: .didDisappear))
  }

  private func moveContainer(by animation: Animation?) {
    if let animation, let container, container.isOnPage {
      graph.animate(container.id, by: animation)
    }
  }
}
