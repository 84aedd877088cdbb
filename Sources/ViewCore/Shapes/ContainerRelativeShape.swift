public import Foundation

/// The shape of the container around the view, inset by the distance between both.
///
/// ```swift
/// Text("Inside")
///   .padding()
///   .background(.quaternary, in: ContainerRelativeShape())
/// ```
///
/// The container is the innermost view around with ``View/containerShape(_:)``. Without one, and until the page has
/// reported the place of the view, it is a rectangle. The distance is the smallest of those from the four sides.
public struct ContainerRelativeShape: InsettableShape {
  private let amount: CGFloat

  public init() {
    amount = 0
  }

  private init(amount: CGFloat) {
    self.amount = amount
  }

  /// Returns the shape, inset by an amount on all sides.
  public func inset(by amount: CGFloat) -> Self { Self(amount: self.amount + amount) }
}

extension ContainerRelativeShape: ContainedShape {
  func path(in rect: CGRect, at place: ContainerPlace?) -> Path {
    guard let place else { return Rectangle().inset(by: amount).path(in: rect) }
    let distance = min(place.top, place.left, place.bottom, place.right)
    // The inset shape of the larger rectangle around has the size of this one.
    return place.shape.inset(by: distance + amount)
      .path(in: rect.insetBy(dx: -distance, dy: -distance))
  }
}
