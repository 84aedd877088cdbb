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

extension _VisualLook {
  /// The custom property with the longer side of the view, which a perspective needs.
  private static let reach = "--reach"

  /// The perspective of a rotation in space, or none.
  fileprivate static func eye(_ perspective: CGFloat) -> String {
    guard perspective > 0 else { return "" }
    // So far away, the view looks as it does without a perspective.
    return "perspective(calc(var(\(reach),1e6px)/\(CSS.number(perspective)))) "
  }

  /// Whether the declarations of a look depend on the size of the view.
  static func needsReach(_ css: String?) -> Bool { css?.contains("var(\(reach),") == true }

  /// The declaration of the size that a perspective needs.
  static func reach(of size: CGSize) -> String {
    "\(reach):\(CSS.length(max(size.width, size.height)))"
  }
}

/// A view that tells the perspectives inside how large it is.
struct PerspectiveView<Content: View> {
  let content: Content
  @State private var size: CGSize?

  init(content: Content) {
    self.content = content
  }
}

extension PerspectiveView: View {
  var body: some View {
    Measured(class: "effect", style: size.map(_VisualLook.reach), content: content) { size = $0 }
  }
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

  /// Rotates the view in space.
  ///
  /// ```swift
  /// CardView(card: card)
  ///   .scrollTransition { content, phase in
  ///     content.rotation3DEffect(.degrees(phase.value * 45), axis: (x: 0, y: 1, z: 0))
  ///   }
  /// ```
  ///
  /// There is no perspective before the page has reported the size of the view.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - axis: The direction of the axis of rotation: to the right, downwards and towards the user.
  ///   - anchor: The point through which the axis runs.
  ///   - anchorZ: The distance of the axis in front of the view, in points.
  ///   - perspective: The strength of the perspective. 0 is none.
  /// - Returns: The effect with the rotation.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    let rotation = CSS.rotation(angle, on: axis)
    let turn =
      anchorZ == 0
      ? rotation
      : "translateZ(\(CSS.length(anchorZ))) \(rotation) translateZ(\(CSS.length(-anchorZ)))"
    return transformed(_VisualLook.eye(perspective) + turn, around: anchor)
  }

  /// Draws the view with an affine transform, from its upper left corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    transformed("matrix(\(transform.factors.joined(separator: ",")))", around: .topLeading)
  }

  /// Adds an amount to the red, green and blue of the view's colors, as ``View/brightness(_:)`` does.
  public func brightness(_ amount: Double) -> some VisualEffect {
    filtered(ColorFilter.brightness(amount))
  }

  /// Changes the contrast of the view's colors, as ``View/contrast(_:)`` does.
  public func contrast(_ amount: Double) -> some VisualEffect {
    filtered(ColorFilter.contrast(amount))
  }

  /// Blurs the view.
  public func blur(radius: CGFloat) -> some VisualEffect {
    filtered("blur(\(CSS.length(max(radius, 0))))")
  }

  /// Changes the saturation of the view's colors.
  public func saturation(_ amount: Double) -> some VisualEffect {
    filtered(ColorFilter.saturation(amount))
  }

  /// Makes the view gray.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    filtered(ColorFilter.grayscale(amount))
  }

  /// Rotates the hues of the view's colors.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    filtered(ColorFilter.hueRotation(angle))
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
