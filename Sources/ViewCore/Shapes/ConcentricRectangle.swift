public import Foundation

/// A rectangle whose round corners have the same centers as those of the container around it.
///
/// ```swift
/// Image("photo")
///   .resizable()
///   .clipShape(ConcentricRectangle(corners: .concentric(minimum: 8)))
/// ```
///
/// The container is the innermost view around with ``View/containerShape(_:)``, if its shape is a rectangle with round
/// corners, a capsule or a circle. The radius of a corner is that of the container, less the larger of the distances
/// from its two sides. Without a container, and until the page has reported the place of the view, corners have their
/// least radius.
public struct ConcentricRectangle: Shape {
  private let topLeading: Edge.Corner.Style
  private let topTrailing: Edge.Corner.Style
  private let bottomLeading: Edge.Corner.Style
  private let bottomTrailing: Edge.Corner.Style
  private let isUniform: Bool

  /// A rectangle with concentric corners.
  public init() {
    self.init(corners: .concentric)
  }

  /// A rectangle with corners of one style.
  ///
  /// - Parameters:
  ///   - corners: The style of the corners.
  ///   - isUniform: Whether all corners have the largest radius of them.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    topLeading = corners
    topTrailing = corners
    bottomLeading = corners
    bottomTrailing = corners
    self.isUniform = isUniform
  }

  /// A rectangle with corners of different styles.
  ///
  /// - Parameters:
  ///   - topLeadingCorner: The style of the upper left corner.
  ///   - topTrailingCorner: The style of the upper right corner.
  ///   - bottomLeadingCorner: The style of the lower left corner.
  ///   - bottomTrailingCorner: The style of the lower right corner.
  public init(
    topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) {
    topLeading = topLeadingCorner
    topTrailing = topTrailingCorner
    bottomLeading = bottomLeadingCorner
    bottomTrailing = bottomTrailingCorner
    isUniform = false
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with corners of one style.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Int8, CaseIterable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// The way in which a corner is round.
    public struct Style: Equatable, Sendable {
      fileprivate let isConcentric: Bool
      /// The radius, or the least one of a concentric corner, in points.
      fileprivate let radius: CGFloat

      /// The corner has the center of the container's corner.
      public static var concentric: Self { Self(isConcentric: true, radius: 0) }

      /// The corner has the center of the container's corner, unless it is less round than another style.
      public static func concentric(minimum: Self) -> Self {
        Self(isConcentric: true, radius: minimum.radius)
      }

      /// The corner has a radius in points.
      public static func fixed(_ radius: CGFloat) -> Self {
        Self(isConcentric: false, radius: radius)
      }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) {
    self = .fixed(value)
  }

  public init(integerLiteral value: Int) {
    self = .fixed(CGFloat(value))
  }
}

extension ConcentricRectangle: ContainedShape {
  func path(in rect: CGRect, at place: ContainerPlace?) -> Path {
    let around = place.flatMap { ($0.shape as? any RoundShape)?.cornerRadii(in: $0.size) }
    func radius(
      _ style: Edge.Corner.Style,
      _ corner: KeyPath<RectangleCornerRadii, CGFloat>,
      _ sides: KeyPath<ContainerPlace, CGFloat>...
    ) -> CGFloat {
      guard style.isConcentric, let around, let place else { return style.radius }
      let distance = sides.map { place[keyPath: $0] }.reduce(0, max)
      return max(around[keyPath: corner] - distance, style.radius)
    }
    var radii = RectangleCornerRadii(
      topLeading: radius(topLeading, \.topLeading, \.top, \.left),
      bottomLeading: radius(bottomLeading, \.bottomLeading, \.bottom, \.left),
      bottomTrailing: radius(bottomTrailing, \.bottomTrailing, \.bottom, \.right),
      topTrailing: radius(topTrailing, \.topTrailing, \.top, \.right)
    )
    if isUniform {
      let all = [radii.topLeading, radii.bottomLeading, radii.bottomTrailing, radii.topTrailing]
      radii = RectangleCornerRadii(all: all.reduce(0, max))
    }
    return UnevenRoundedRectangle(cornerRadii: radii).path(in: rect)
  }
}

/// A rectangle with round corners, of which the radii are known.
private protocol RoundShape {
  /// The radii of the corners in a size, in points.
  func cornerRadii(in size: CGSize) -> RectangleCornerRadii
}

extension RectangleCornerRadii {
  fileprivate init(all radius: CGFloat) {
    self.init(
      topLeading: radius,
      bottomLeading: radius,
      bottomTrailing: radius,
      topTrailing: radius
    )
  }
}

extension RoundedRectangle: RoundShape {
  fileprivate func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
    RectangleCornerRadii(all: min(cornerSize.width, cornerSize.height))
  }
}

extension UnevenRoundedRectangle: RoundShape {
  fileprivate func cornerRadii(in size: CGSize) -> RectangleCornerRadii { cornerRadii }
}

extension Capsule: RoundShape {
  fileprivate func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
    RectangleCornerRadii(all: min(size.width, size.height) / 2)
  }
}

extension Circle: RoundShape {
  fileprivate func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
    RectangleCornerRadii(all: min(size.width, size.height) / 2)
  }
}
