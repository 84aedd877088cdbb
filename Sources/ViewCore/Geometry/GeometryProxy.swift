internal import ConcurrencyExtras
public import Foundation

/// The size and the place of a view.
///
/// ```swift
/// GeometryReader { proxy in
///   Text("So far from the top: \(proxy.frame(in: .global).minY)")
/// }
/// ```
public struct GeometryProxy: Equatable, Sendable {
  /// The size in points.
  public let size: CGSize
  private let corners: Corners
  private let follower: PlaceFollower

  init(size: CGSize, corners: Corners, follower: PlaceFollower) {
    self.size = size
    self.corners = corners
    self.follower = follower
  }

  /// Returns the rectangle of the view in a coordinate space.
  ///
  /// Whoever calls it in a body runs again when the view has moved, also when an area around it is
  /// scrolled. In SwiftUI that happens within one frame of the screen; here the place makes a round
  /// trip to the server first, and the page reports the next one after that. A `ViewHarness` has no
  /// layout: its views are in the corner of each space.
  ///
  /// - Parameter coordinateSpace: The space. A name that no view around has means the window.
  /// - Returns: The rectangle, in points.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    guard let name = coordinateSpace.reference else { return CGRect(origin: .zero, size: size) }
    MainThread.run { [follower] in follower.follow() }
    return CGRect(origin: corners.named[name] ?? corners.global, size: size)
  }

  public static func == (one: Self, other: Self) -> Bool {
    one.size == other.size && one.corners == other.corners
  }
}

/// The upper left corner of a view in the spaces around it.
struct Corners: Equatable, Sendable {
  let global: CGPoint
  /// The corner in each space with a name.
  let named: [String: CGPoint]

  /// Pairs the corners that a page has reported with their spaces, or fails if it has reported another number.
  ///
  /// - Parameters:
  ///   - points: The corner in the window, and then one for each name.
  ///   - names: The names of the spaces.
  init?(_ points: [CGPoint], in names: [String]) {
    guard let first = points.first, points.count == names.count + 1 else { return nil }
    global = first
    named = Dictionary(zip(names, points.dropFirst())) { $1 }
  }
}
