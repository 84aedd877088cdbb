public import Foundation

/// Inserts and removes the view at once.
public struct IdentityTransition: Transition {
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Fades in and out.
public struct OpacityTransition: Transition {
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.look(TransitionLook(opacity: 0), in: phase)
  }
}

/// Scales the view from a size and to it.
public struct ScaleTransition: Transition {
  /// The size, relative to that of the view.
  public var scale: Double
  /// The point that stays in place.
  public var anchor: UnitPoint

  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.look(TransitionLook(scale: scale, anchor: anchor), in: phase)
  }
}

/// Moves the view in from an offset and out to it.
public struct OffsetTransition: Transition {
  /// The offset to the right and downwards, in points.
  public var offset: CGSize

  public init(_ offset: CGSize) {
    self.offset = offset
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    let look = TransitionLook(x: .init(points: offset.width), y: .init(points: offset.height))
    content.look(look, in: phase)
  }
}

/// Moves the view in from an edge and out to it.
public struct MoveTransition: Transition {
  public var edge: Edge

  public init(edge: Edge) {
    self.edge = edge
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.look(TransitionLook(beyond: edge), in: phase)
  }
}

/// Moves the view in from the leading edge and out to the trailing edge.
public struct SlideTransition: Transition {
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.look(TransitionLook(beyond: phase == .willAppear ? .leading : .trailing), in: phase)
  }
}

/// Pushes the view in from an edge and out at the opposite one, with a fade.
public struct PushTransition: Transition {
  public var edge: Edge

  public init(edge: Edge) {
    self.edge = edge
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    let side = phase == .willAppear ? edge : edge.opposite
    content.look(TransitionLook(beyond: side, opacity: 0), in: phase)
  }
}

/// Blurs the view and scales it while it fades.
public struct BlurReplaceTransition: Transition {
  public var configuration: Configuration

  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// The direction in which a view is scaled.
  public struct Configuration: Equatable, Sendable {
    private let name: String

    /// Up when the view comes, and down when it goes.
    public static let downUp = Self(name: "downUp")
    /// Up in both cases.
    public static let upUp = Self(name: "upUp")
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    let isLarge = phase == .didDisappear && configuration == .upUp
    content.look(TransitionLook(opacity: 0, scale: isLarge ? 1.2 : 0.8, blur: 8), in: phase)
  }
}

/// Has one transition for the insertion and another one for the removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    let coming = insertion.apply(
      content: content,
      phase: phase == .willAppear ? phase : .identity
    )
    removal.apply(content: coming, phase: phase == .didDisappear ? phase : .identity)
  }
}

extension View {
  /// Gives the view a look in all phases of a transition but that in which it is in its place.
  fileprivate func look(_ look: TransitionLook, in phase: TransitionPhase) -> some View {
    BoxedView(self, class: "effect", style: phase.isIdentity ? nil : look.css)
  }
}

extension Transition where Self == IdentityTransition {
  /// Inserts and removes the view at once.
  public static var identity: Self { Self() }
}

extension Transition where Self == OpacityTransition {
  /// Fades in and out.
  public static var opacity: Self { Self() }
}

extension Transition where Self == ScaleTransition {
  /// Scales the view from nothing and to nothing.
  public static var scale: Self { Self(0) }

  /// Scales the view from a size and to it.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    Self(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// Moves the view in from an offset and out to it.
  public static func offset(_ offset: CGSize) -> Self { Self(offset) }

  /// Moves the view in from an offset and out to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    Self(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  /// Moves the view in from an edge and out to it.
  public static func move(edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// Moves the view in from the leading edge and out to the trailing edge.
  public static var slide: Self { Self() }
}

extension Transition where Self == PushTransition {
  /// Pushes the view in from an edge and out at the opposite one, with a fade.
  public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  /// Blurs the view and scales it while it fades: up when it comes, and down when it goes.
  public static var blurReplace: Self { Self(configuration: .downUp) }

  /// Blurs the view and scales it while it fades.
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> Self {
    Self(configuration: configuration)
  }
}

extension Transition {
  /// Combines a transition for the insertion with one for the removal.
  ///
  /// - Parameters:
  ///   - insertion: The transition of the insertion.
  ///   - removal: The transition of the removal.
  /// - Returns: The transition.
  public static func asymmetric<Insertion: Transition, Removal: Transition>(
    insertion: Insertion,
    removal: Removal
  ) -> AsymmetricTransition<Insertion, Removal>
  where Self == AsymmetricTransition<Insertion, Removal> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}
