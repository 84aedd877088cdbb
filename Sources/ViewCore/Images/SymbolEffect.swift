/// A motion of symbols.
///
/// Only the library declares effects.
public protocol SymbolEffect: Sendable {
  /// Describes the motion.
  var _motion: _SymbolMotion { get }
}

/// An effect that goes on while it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect that happens when a value changes.
public protocol DiscreteSymbolEffect {}

/// An effect by which a symbol takes the place of another one, as a ``ContentTransition``.
///
/// Only the library declares effects.
public protocol ContentTransitionSymbolEffect: Sendable {}

/// A symbol takes the place of another one, and fades in.
///
/// Where we differ: the forms look alike, because only the opacity changes.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  /// On Apple's platforms, the old symbol shrinks and the new one grows.
  public var downUp: Self { self }
  /// On Apple's platforms, both symbols grow.
  public var upUp: Self { self }
  /// On Apple's platforms, the old symbol goes at once and the new one grows.
  public var offUp: Self { self }
  /// The whole symbol changes, because a page moves symbols as wholes.
  public var byLayer: Self { self }
  /// The whole symbol changes.
  public var wholeSymbol: Self { self }
}

extension ContentTransitionSymbolEffect where Self == ReplaceSymbolEffect {
  /// The symbol takes the place of the other one.
  public static var replace: Self { Self() }
}

/// The motion of a symbol.
public struct _SymbolMotion: Hashable, Sendable {
  /// The time of one run, in seconds.
  let duration: Double
  /// The transforms after a quarter, after three quarters and at the end.
  var quarter = "none"
  var threeQuarters = "none"
  var end = "none"
  /// The opacity in the middle.
  var opacity = "1"

  /// The declarations of a run, with the custom properties that the keyframes of the stylesheet read.
  ///
  /// An animation begins anew only if it has another name.
  func style(run: Int, timing: String) -> String {
    """
    --effect:\(run.isMultiple(of: 2) ? "symbol" : "symbol-again") \(timing);\
    --quarter:\(quarter);--three-quarters:\(threeQuarters);--end:\(end);--dimmed:\(opacity)
    """
  }
}

/// A symbol jumps or dips.
public struct BounceSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  private var isDown = false

  /// The symbol jumps up.
  public var up: Self { Self(isDown: false) }
  /// The symbol dips.
  public var down: Self { Self(isDown: true) }
  /// The whole symbol moves, because a page moves symbols as wholes.
  public var byLayer: Self { self }
  /// The whole symbol moves.
  public var wholeSymbol: Self { self }

  public var _motion: _SymbolMotion {
    _SymbolMotion(
      duration: 0.6,
      quarter: isDown ? "scale(0.8)" : "translateY(-0.15em) scale(1.15)",
      threeQuarters: isDown ? "scale(1.05)" : "translateY(0.03em) scale(0.97)"
    )
  }
}

/// A symbol becomes fainter and returns.
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  /// The whole symbol changes, because a page moves symbols as wholes.
  public var byLayer: Self { self }
  /// The whole symbol changes.
  public var wholeSymbol: Self { self }

  public var _motion: _SymbolMotion { _SymbolMotion(duration: 1.6, opacity: "0.35") }
}

/// The layers of a symbol become fainter one after the other.
///
/// Here the whole symbol becomes fainter and returns, because a page moves symbols as wholes.
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect
{
  /// One layer after the other changes.
  public var iterative: Self { self }
  /// The layers change and stay so until the end.
  public var cumulative: Self { self }
  /// The layers change back in the opposite order.
  public var reversing: Self { self }
  /// The layers change back at once.
  public var nonReversing: Self { self }
  /// Layers that are not on are faint.
  public var dimInactiveLayers: Self { self }

  public var _motion: _SymbolMotion { _SymbolMotion(duration: 1.2, opacity: "0.35") }
}

/// A symbol grows and shrinks slowly.
public struct BreatheSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  private var isPulse = false

  /// Only the size changes.
  public var plain: Self { Self(isPulse: false) }
  /// The opacity changes, too.
  public var pulse: Self { Self(isPulse: true) }
  /// The whole symbol changes, because a page moves symbols as wholes.
  public var byLayer: Self { self }
  /// The whole symbol changes.
  public var wholeSymbol: Self { self }

  public var _motion: _SymbolMotion {
    _SymbolMotion(
      duration: 2.4,
      quarter: "scale(1.12)",
      threeQuarters: "scale(1.12)",
      opacity: isPulse ? "0.6" : "1"
    )
  }
}

/// A symbol turns once around itself.
public struct RotateSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  private var sign = 1

  /// It turns clockwise.
  public var clockwise: Self { Self(sign: 1) }
  /// It turns counterclockwise.
  public var counterClockwise: Self { Self(sign: -1) }
  /// The whole symbol turns, because a page moves symbols as wholes.
  public var byLayer: Self { self }
  /// The whole symbol turns.
  public var wholeSymbol: Self { self }

  public var _motion: _SymbolMotion {
    _SymbolMotion(
      duration: 1.5,
      quarter: "rotate(\(sign * 90)deg)",
      threeQuarters: "rotate(\(sign * 270)deg)",
      end: "rotate(\(sign * 360)deg)"
    )
  }
}

/// A symbol moves to and fro.
public struct WiggleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  private var there = "rotate(12deg)"
  private var back = "rotate(-12deg)"

  /// It begins clockwise.
  public var clockwise: Self { Self() }
  /// It begins counterclockwise.
  public var counterClockwise: Self { Self(there: "rotate(-12deg)", back: "rotate(12deg)") }
  /// It begins to the left.
  public var left: Self { Self(there: "translateX(-0.12em)", back: "translateX(0.12em)") }
  /// It begins to the right.
  public var right: Self { Self(there: "translateX(0.12em)", back: "translateX(-0.12em)") }
  /// It begins upwards.
  public var up: Self { Self(there: "translateY(-0.12em)", back: "translateY(0.12em)") }
  /// It begins downwards.
  public var down: Self { Self(there: "translateY(0.12em)", back: "translateY(-0.12em)") }
  /// The whole symbol moves, because a page moves symbols as wholes.
  public var byLayer: Self { self }
  /// The whole symbol moves.
  public var wholeSymbol: Self { self }

  public var _motion: _SymbolMotion {
    _SymbolMotion(duration: 0.6, quarter: there, threeQuarters: back)
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol jumps.
  public static var bounce: Self { Self() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol becomes fainter and returns.
  public static var pulse: Self { Self() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The symbol becomes fainter and returns.
  public static var variableColor: Self { Self() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol grows and shrinks slowly.
  public static var breathe: Self { Self() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns around itself.
  public static var rotate: Self { Self() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol moves to and fro.
  public static var wiggle: Self { Self() }
}
