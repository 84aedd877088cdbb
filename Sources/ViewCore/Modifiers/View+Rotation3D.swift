public import Foundation

nonisolated extension View {
  /// Rotates the view in space.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - axis: The direction of the axis of rotation: to the right, downwards and towards the user.
  ///   - anchor: The point through which the axis runs.
  ///   - anchorZ: The distance of the axis in front of the view, in points.
  ///   - perspective: The strength of the perspective. 0 is none.
  /// - Returns: The rotated view.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    RotatedView(
      content: self,
      rotation: CSS.rotation(angle, on: axis),
      origin: "transform-origin:\(anchor.css) \(CSS.length(anchorZ))",
      perspective: perspective
    )
  }
}

private struct RotatedView<Content: View> {
  let content: Content
  let rotation: String
  let origin: String
  let perspective: CGFloat
  @State private var size: CGSize?
}

extension RotatedView: View {
  var body: some View {
    Measured(
      class: "effect",
      style: "transform:perspective(\(distance)) \(rotation);\(origin)",
      content: content
    ) {
      size = $0
    }
  }

  /// The distance of the eye.
  ///
  /// There is no perspective before the page has reported the size of the view.
  private var distance: String {
    guard let size, perspective > 0 else { return "none" }
    return CSS.length(max(size.width, size.height) / perspective)
  }
}

extension CSS {
  /// A rotation in space.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - axis: The direction of the axis: to the right, downwards and towards the user.
  /// - Returns: The function of the style.
  static func rotation(_ angle: Angle, on axis: (x: CGFloat, y: CGFloat, z: CGFloat)) -> String {
    let direction = [axis.x, axis.y, axis.z].map { number($0) }.joined(separator: ",")
    return "rotate3d(\(direction),\(number(angle.degrees))deg)"
  }
}
