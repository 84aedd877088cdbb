public import Foundation

/// A type that decides about the size of a container, and about the places of the views in it.
///
/// ```swift
/// struct Column: Layout {
///   func sizeThatFits(
///     proposal: ProposedViewSize,
///     subviews: Subviews,
///     cache: inout Void
///   ) -> CGSize {
///     let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///     return CGSize(
///       width: sizes.map(\.width).max() ?? 0,
///       height: sizes.map(\.height).reduce(0, +)
///     )
///   }
///
///   func placeSubviews(
///     in bounds: CGRect,
///     proposal: ProposedViewSize,
///     subviews: Subviews,
///     cache: inout Void
///   ) {
///     var top = bounds.minY
///     for subview in subviews {
///       subview.place(at: CGPoint(x: bounds.minX, y: top), proposal: .unspecified)
///       top += subview.sizeThatFits(.unspecified).height
///     }
///   }
/// }
///
/// Column {
///   Text("One")
///   Text("Two")
/// }
/// ```
///
/// The page measures the views, and the layout runs with its answers. The page tells the ideal sizes at once. If the
/// layout asks for another size, it runs again when the page has measured that. It does so at most 32 times in a row,
/// and a layout that asks on is reported. The views are invisible until they have their first places. A place is that
/// from left to right; the page mirrors it where texts run from right to left.
///
/// Where we differ: the container asks for its size once, with the space that it has. A layout inside another one keeps
/// its size when the outer one measures it. Changes of places follow one round trip behind changes of sizes.
public protocol Layout {
  /// The value that a layout keeps between its calls, such as sizes that it has computed.
  associatedtype Cache = Void

  /// The views of a layout.
  typealias Subviews = LayoutSubviews

  /// Returns the size of the container.
  ///
  /// - Parameters:
  ///   - proposal: The space that the container has. A length is `nil` where the content scrolls.
  ///   - subviews: The views.
  ///   - cache: The value that the layout keeps.
  /// - Returns: The size in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the views with ``LayoutSubview/place(at:anchor:proposal:)``.
  ///
  /// A view that is not placed is in the middle.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle of the container.
  ///   - proposal: The space that the container has.
  ///   - subviews: The views.
  ///   - cache: The value that the layout keeps.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )

  /// Returns the value that the layout keeps between its calls.
  ///
  /// - Parameter subviews: The views.
  /// - Returns: The first value.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the value that the layout keeps when a view, a size or the layout has changed.
  ///
  /// The default is to make it anew.
  ///
  /// - Parameters:
  ///   - cache: The value that the layout keeps.
  ///   - subviews: The views.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
}

extension Layout {
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Shows views that the layout places.
  ///
  /// - Parameter content: The views.
  /// - Returns: The container.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(arrangement: .own(self), content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Runs the layout once.
  ///
  /// - Parameters:
  ///   - pass: The views with their sizes. It takes the places.
  ///   - proposal: The space that the container has.
  ///   - cache: The value that the layout keeps, or `nil` before its first run.
  /// - Returns: The size of the container, as the layout says it.
  func run(_ pass: LayoutPass, in proposal: ProposedViewSize, cache: inout Any?) -> CGSize {
    let subviews = LayoutSubviews(pass)
    var own: Cache
    if let known = cache as? Cache {
      own = known
      updateCache(&own, subviews: subviews)
    } else {
      own = makeCache(subviews: subviews)
    }
    let size = sizeThatFits(proposal: proposal, subviews: subviews, cache: &own)
    placeSubviews(
      in: CGRect(origin: .zero, size: size),
      proposal: proposal,
      subviews: subviews,
      cache: &own
    )
    cache = own
    return size
  }
}
