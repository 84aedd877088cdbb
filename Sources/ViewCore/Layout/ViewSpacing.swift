public import Foundation

/// The distances that a view prefers to the views beside it.
///
/// All views of a page prefer the same distance, 8 points.
public struct ViewSpacing: Equatable, Sendable {
  /// The preference for no distance.
  public static let zero = Self(lengths: [:])

  private var lengths: [Edge: CGFloat]

  /// Creates the usual preference.
  public init() {
    self.init(lengths: Dictionary(uniqueKeysWithValues: Edge.allCases.map { ($0, 8) }))
  }

  private init(lengths: [Edge: CGFloat]) {
    self.lengths = lengths
  }

  /// Returns the distance to the next view, in points.
  ///
  /// - Parameters:
  ///   - next: The preference of the view that follows.
  ///   - axis: The axis along which the views are beside each other.
  /// - Returns: The longer one of both preferred distances.
  public func distance(to next: Self, along axis: Axis) -> CGFloat {
    let (end, start): (Edge, Edge) =
      axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    return max(lengths[end] ?? 0, next.lengths[start] ?? 0)
  }

  /// Takes the longer distances of another preference.
  ///
  /// - Parameters:
  ///   - other: The other preference.
  ///   - edges: The sides at which they count.
  public mutating func formUnion(_ other: Self, edges: Edge.Set = .all) {
    for (edge, length) in other.lengths where edges.contains(Edge.Set(edge)) {
      lengths[edge] = max(lengths[edge] ?? 0, length)
    }
  }

  /// Returns the longer distances of two preferences.
  ///
  /// - Parameters:
  ///   - other: The other preference.
  ///   - edges: The sides at which it counts.
  /// - Returns: The preference.
  public func union(_ other: Self, edges: Edge.Set = .all) -> Self {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }
}
