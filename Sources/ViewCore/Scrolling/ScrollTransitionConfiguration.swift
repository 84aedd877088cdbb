/// The way in which the look of a view follows its place in a scroll view.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  enum Kind: Hashable {
    case identity
    case interactive(UnitCurve)
    case animated(Animation)
  }

  private(set) var kind: Kind
  /// The visible part of a view, from which on it has the look of a whole one.
  private(set) var visiblePart = 1.0

  /// The look changes along with the scrolling.
  public static let interactive = interactive()
  /// The look changes at once, by an animation of its own.
  public static let animated = animated()
  /// The look does not change.
  public static let identity = Self(kind: .identity)

  /// The look changes along with the scrolling, by a curve.
  ///
  /// - Parameter timingCurve: The part of the change over the part of the way.
  /// - Returns: The configuration.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
    Self(kind: .interactive(timingCurve))
  }

  /// The look changes by an animation as soon as the view has passed the threshold.
  ///
  /// The page reports the place of the view, so that the animation begins one round trip later.
  ///
  /// - Parameter animation: The animation.
  /// - Returns: The configuration.
  public static func animated(_ animation: Animation = .default) -> Self {
    Self(kind: .animated(animation))
  }

  /// The configuration with another animation.
  ///
  /// One that is not animated stays as it is.
  ///
  /// - Parameter animation: The animation.
  /// - Returns: The configuration.
  public func animation(_ animation: Animation) -> Self {
    guard case .animated = kind else { return self }
    var configuration = self
    configuration.kind = .animated(animation)
    return configuration
  }

  /// The configuration with another threshold, which is ``Threshold/visible`` at first.
  ///
  /// - Parameter threshold: The place from which on a view has the look of a whole one.
  /// - Returns: The configuration.
  public func threshold(_ threshold: Threshold) -> Self {
    var configuration = self
    configuration.visiblePart = threshold.visiblePart
    return configuration
  }

  /// The place from which on a view has the look of a whole one.
  ///
  /// Thresholds in the middle of a scroll view, and those with a distance, are absent.
  public struct Threshold: Hashable, Sendable {
    fileprivate let visiblePart: Double

    /// The whole view is visible.
    public static let visible = visible(1)
    /// The view begins to be visible.
    public static let hidden = visible(0)

    /// A part of the view is visible.
    ///
    /// - Parameter amount: The part, between 0 and 1.
    /// - Returns: The threshold.
    public static func visible(_ amount: Double) -> Self {
      Self(visiblePart: amount.isFinite ? min(max(amount, 0), 1) : 1)
    }

    /// A threshold between this one and another one.
    ///
    /// - Parameters:
    ///   - other: The other threshold.
    ///   - amount: The way to the other one, between 0 and 1.
    /// - Returns: The threshold.
    public func interpolated(towards other: Self, amount: Double) -> Self {
      .visible(visiblePart + (other.visiblePart - visiblePart) * amount)
    }
  }
}
