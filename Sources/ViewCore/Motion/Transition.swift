/// The state in which a view with a transition is.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to be inserted.
  case willAppear
  /// The view is in its place.
  case identity
  /// The view was removed.
  case didDisappear

  /// Whether the view is in its place.
  public var isIdentity: Bool { self == .identity }

  /// A number for the phase: -1 before the insertion, 0 in place, and 1 after the removal.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// An animation of views that are inserted or removed, described by the looks between which it moves.
///
/// ```swift
/// struct Tumble: Transition {
///   func body(content: Content, phase: TransitionPhase) -> some View {
///     content
///       .rotationEffect(.degrees(phase.value * 90))
///       .opacity(phase.isIdentity ? 1 : 0)
///   }
/// }
///
/// if isShown {
///   Text("Saved").transition(Tumble())
/// }
/// ```
///
/// Where we differ: the browser moves the effects of the body, such as opacity, offset, scale, rotation, blur and changes of
/// colors. Frames, paddings, shapes, and views in front or behind are those of the phase ``TransitionPhase/identity`` at all
/// times. There are no `properties`, because nothing moves for users who prefer less motion.
@MainActor
@preconcurrency
public protocol Transition {
  /// The type of the body.
  associatedtype Body: View

  /// Returns the look of the view in a phase.
  ///
  /// All phases should have the same modifiers, with other values.
  @ViewBuilder
  func body(content: Content, phase: TransitionPhase) -> Body

  /// The type of the view that is inserted or removed.
  typealias Content = PlaceholderContentView<AnyView>
}

extension Transition {
  /// Returns the look of a view in a phase of the transition.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - phase: The phase.
  /// - Returns: The view in its look.
  public func apply(content: some View, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
  }

  /// Combines the transition with another one.
  ///
  /// - Parameter other: The other transition.
  /// - Returns: The transition that does both.
  public func combined(with other: some Transition) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// Gives the transition its own animation, which also applies to changes without one.
  ///
  /// - Parameter animation: The animation.
  /// - Returns: The transition with its animation.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

private struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

/// A transition that has an animation of its own, or a part of it has.
@MainActor
protocol TransitionWithAnimation {
  func animation(in phase: TransitionPhase) -> Animation?
}

extension Transition {
  /// Returns the animation of the transition itself in a phase, if it has one.
  func ownAnimation(in phase: TransitionPhase) -> Animation? {
    (self as? any TransitionWithAnimation)?.animation(in: phase)
  }
}

extension CombinedTransition: TransitionWithAnimation {
  func animation(in phase: TransitionPhase) -> Animation? {
    second.ownAnimation(in: phase) ?? first.ownAnimation(in: phase)
  }
}

extension AsymmetricTransition: TransitionWithAnimation {
  func animation(in phase: TransitionPhase) -> Animation? {
    phase == .willAppear ? insertion.ownAnimation(in: phase) : removal.ownAnimation(in: phase)
  }
}

private struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
  }
}

extension AnimatedTransition: TransitionWithAnimation {
  func animation(in phase: TransitionPhase) -> Animation? { animation }
}
