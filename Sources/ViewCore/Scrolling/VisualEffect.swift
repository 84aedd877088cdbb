public import Foundation

/// A change of the look of a view that does not change the layout.
///
/// Only the library declares effects.
public protocol VisualEffect: Sendable {
  /// Describes the look.
  var _look: _VisualLook { get }
}

/// The look of a view with effects.
public struct _VisualLook: Hashable, Sendable {
  var opacity = 1.0
  var transforms: [String] = []
  var filters: [String] = []
}

/// An effect that changes nothing, from which others begin.
public struct EmptyVisualEffect: VisualEffect {
  public var _look: _VisualLook { _VisualLook() }
  public init() {}
}

private struct ChangedVisualEffect: VisualEffect {
  var _look: _VisualLook
}

nonisolated extension VisualEffect {
  /// Makes the view more transparent.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    changed { $0.opacity *= min(max(opacity, 0), 1) }
  }

  /// Scales the view.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales the view by different factors in both directions.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the view by different factors in both directions.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some VisualEffect
  {
    transformed("scale(\(CSS.number(x)),\(CSS.number(y)))", around: anchor)
  }

  /// Rotates the view clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    transformed("rotate(\(CSS.number(angle.degrees))deg)", around: anchor)
  }

  /// Moves the view to the right and downwards, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    transformed("translate(\(CSS.length(x)),\(CSS.length(y)))", around: .center)
  }

  /// Moves the view to the right and downwards, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Blurs the view.
  public func blur(radius: CGFloat) -> some VisualEffect {
    filtered("blur(\(CSS.length(max(radius, 0))))")
  }

  /// Changes the saturation of the view's colors.
  public func saturation(_ amount: Double) -> some VisualEffect {
    filtered("saturate(\(CSS.number(max(amount, 0))))")
  }

  /// Makes the view gray.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    filtered("grayscale(\(CSS.number(min(max(amount, 0), 1))))")
  }

  /// Rotates the hues of the view's colors.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    filtered("hue-rotate(\(CSS.number(angle.degrees))deg)")
  }

  private func changed(_ change: (inout _VisualLook) -> Void) -> ChangedVisualEffect {
    var look = _look
    change(&look)
    return ChangedVisualEffect(_look: look)
  }

  private func filtered(_ filter: String) -> ChangedVisualEffect {
    changed { $0.filters.append(filter) }
  }

  /// Adds a transform, which applies after those before it: CSS reads a list of them from its end.
  private func transformed(_ transform: String, around anchor: UnitPoint) -> ChangedVisualEffect {
    let (x, y) = ((anchor.x - 0.5) * 100, (anchor.y - 0.5) * 100)
    let isCentered = anchor == .center
    let there = "translate(\(CSS.number(x))%,\(CSS.number(y))%) "
    let back = " translate(\(CSS.number(-x))%,\(CSS.number(-y))%)"
    return changed {
      $0.transforms.insert(isCentered ? transform : there + transform + back, at: 0)
    }
  }
}
