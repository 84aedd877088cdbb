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
  private let geometry: Geometry
  private let follower: PlaceFollower

  init(_ geometry: Geometry, following follower: PlaceFollower) {
    self.geometry = geometry
    self.follower = follower
  }

  /// The size in points.
  public var size: CGSize { geometry.size }

  /// Returns the rectangle of the view in a coordinate space, as it is on the screen.
  ///
  /// A view whose body calls it runs again when the measured view has moved, also when an area around it is scrolled.
  /// In SwiftUI that happens within one frame of the screen. Here the place makes a round trip to the server first, and
  /// the page reports the next one after that. From the first call on the page follows the view. An action that is the
  /// first to ask gets the place at which the view was when the page measured its size. A `ViewHarness` has no layout:
  /// its views are in the corner of each space.
  ///
  /// - Parameter coordinateSpace: The space. A name that no view around has means the window.
  /// - Returns: The rectangle, in points.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    guard let name = coordinateSpace.reference else { return CGRect(origin: .zero, size: size) }
    MainThread.run { [follower] in
      if name.hasPrefix(CoordinateSpace.scrollMark) {
        follower.follow(in: name)
      } else {
        follower.follow()
      }
    }
    let corner = geometry.namedCorners[name] ?? geometry.corner
    return CGRect(origin: corner, size: geometry.shownSize)
  }

  /// Returns the rectangle of a coordinate space in the coordinates of the view.
  ///
  /// A view whose body calls it runs again when the measured view has moved in the space, one round trip behind.
  ///
  /// - Parameter coordinateSpace: The space of a view around this one, or of a scroll view.
  /// - Returns: The rectangle, or `nil` if there is no such view. It is also `nil` until the page has reported it.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let name = coordinateSpace.reference
    let isScrollView = name.hasPrefix(CoordinateSpace.scrollMark)
    guard isScrollView || geometry.namedCorners[name] != nil else { return nil }
    let far = CoordinateSpace.farMark + name
    MainThread.run { [follower] in
      if isScrollView { follower.follow(in: name) }
      follower.follow(in: far)
    }
    guard let first = geometry.namedCorners[name], let last = geometry.namedCorners[far],
      first != last, geometry.shownSize.width > 0, geometry.shownSize.height > 0
    else { return nil }
    let x = size.width / geometry.shownSize.width
    let y = size.height / geometry.shownSize.height
    return CGRect(
      x: -first.x * x,
      y: -first.y * y,
      width: (first.x - last.x) * x,
      height: (first.y - last.y) * y
    )
  }

  /// How far the device covers the sides of the window, such as with round corners, in points.
  ///
  /// A view whose body reads it runs again when it changes, as when a phone is turned. Where we differ: bars are no
  /// part of it, because they are part of the page. A view at any place gets the insets of the window.
  public var safeAreaInsets: EdgeInsets {
    MainThread.runAndWait { follower.graph?.safeArea ?? EdgeInsets() }
  }

  public static func == (one: Self, other: Self) -> Bool { one.geometry == other.geometry }
}

/// The geometry of an element, as the page has reported it.
struct Geometry: Equatable, Sendable {
  let size: CGSize
  let shownSize: CGSize
  /// The upper left corner in the window.
  let corner: CGPoint
  /// The upper left corner in each coordinate space with a name.
  let namedCorners: [String: CGPoint]

  /// Pairs the corners of a report with their spaces, or fails if it has another number of corners.
  ///
  /// - Parameters:
  ///   - place: The report, with the corner in the window and then one for each name.
  ///   - names: The names of the spaces.
  init?(_ place: Event.Place, in names: [String]) {
    guard let first = place.corners.first, place.corners.count == names.count + 1 else {
      return nil
    }
    size = place.size
    shownSize = place.shownSize
    corner = first
    namedCorners = Dictionary(zip(names, place.corners.dropFirst())) { $1 }
  }
}
