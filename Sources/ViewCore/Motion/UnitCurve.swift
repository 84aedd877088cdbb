import Foundation
public import ViewValues

/// The part of a way over the part of the time that has passed.
///
/// Both are 0 at the beginning and 1 at the end.
public struct UnitCurve: Hashable, Sendable {
  private enum Form: Hashable {
    case bezier(BezierCurve)
    case circularIn, circularOut, circularInOut
  }

  private let form: Form

  /// Moves at one speed.
  public static let linear = Self(form: .bezier(BezierCurve(x1: 0, y1: 0, x2: 1, y2: 1)))
  /// Starts slowly.
  public static let easeIn = Self(form: .bezier(BezierCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)))
  /// Ends slowly.
  public static let easeOut = Self(form: .bezier(BezierCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)))
  /// Starts and ends slowly.
  public static let easeInOut = Self(form: .bezier(BezierCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)))
  /// Starts slowly, along a quarter of a circle.
  public static let circularEaseIn = Self(form: .circularIn)
  /// Ends slowly, along a quarter of a circle.
  public static let circularEaseOut = Self(form: .circularOut)
  /// Starts and ends slowly, along two quarters of circles.
  public static let circularEaseInOut = Self(form: .circularInOut)

  /// Moves along a Bézier curve with two control points.
  ///
  /// - Parameters:
  ///   - startControlPoint: The first point. Its `x` is limited to 0 to 1.
  ///   - endControlPoint: The second point. Its `x` is limited to 0 to 1.
  /// - Returns: The curve.
  public static func bezier(
    startControlPoint: UnitPoint,
    endControlPoint: UnitPoint
  ) -> UnitCurve {
    let curve = BezierCurve(
      x1: min(max(startControlPoint.x, 0), 1),
      y1: startControlPoint.y,
      x2: min(max(endControlPoint.x, 0), 1),
      y2: endControlPoint.y
    )
    return Self(form: .bezier(curve))
  }

  /// Returns the part of the way at a part of the time.
  ///
  /// - Parameter progress: The part of the time, which is limited to 0 to 1.
  /// - Returns: The part of the way.
  public func value(at progress: Double) -> Double {
    let time = min(max(progress, 0), 1)
    switch form {
    case .bezier(let curve): return curve.value(at: time)
    case .circularIn: return 1 - (1 - time * time).squareRoot()
    case .circularOut: return (1 - (1 - time) * (1 - time)).squareRoot()
    case .circularInOut:
      return time < 0.5
        ? Self.circularEaseIn.value(at: 2 * time) / 2
        : 0.5 + Self.circularEaseOut.value(at: 2 * time - 1) / 2
    }
  }

  /// Returns the speed at a part of the time, where 1 is the average speed.
  ///
  /// - Parameter progress: The part of the time, which is limited to 0 to 1.
  /// - Returns: The speed.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-4
    let time = min(max(progress, step), 1 - step)
    return (value(at: time + step) - value(at: time - step)) / (2 * step)
  }
}

extension UnitCurve {
  /// The curve as CSS.
  var css: String {
    switch form {
    case .bezier(let curve):
      "cubic-bezier(\([curve.x1, curve.y1, curve.x2, curve.y2].map(CSS.number).joined(separator: ",")))"
    case .circularIn, .circularOut, .circularInOut:
      "linear(\((0...16).map { CSS.number(value(at: Double($0) / 16)) }.joined(separator: ",")))"
    }
  }
}

extension UnitCurve {
  /// The curve as a browser draws it: a quarter of a circle is nearly a Bézier curve.
  private var bezier: BezierCurve {
    switch form {
    case .bezier(let curve): curve
    case .circularIn: BezierCurve(x1: 0.55, y1: 0, x2: 1, y2: 0.45)
    case .circularOut: BezierCurve(x1: 0, y1: 0.55, x2: 0.45, y2: 1)
    case .circularInOut: BezierCurve(x1: 0.85, y1: 0, x2: 0.15, y2: 1)
    }
  }

  /// The animation that moves along the curve.
  fileprivate func animation(duration: Double) -> Animation {
    let curve = bezier
    return .timingCurve(curve.x1, curve.y1, curve.x2, curve.y2, duration: duration)
  }
}

extension Animation {
  /// Moves along a curve.
  ///
  /// ```swift
  /// withAnimation(.timingCurve(.circularEaseOut, duration: 0.5)) { isOpen = true }
  /// ```
  ///
  /// - Parameters:
  ///   - curve: The curve. Those of circles are drawn by the nearest Bézier curves.
  ///   - duration: The time in seconds.
  /// - Returns: The animation.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    curve.animation(duration: duration)
  }
}
