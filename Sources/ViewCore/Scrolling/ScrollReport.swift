import Foundation

/// The state of a scroll view, as the page reports it.
struct ScrollReport {
  let geometry: ScrollGeometry
  let phase: ScrollPhase
  /// Whether the user has scrolled last, and not the app.
  let isPositionedByUser: Bool
  /// The view at the anchor, if the user has scrolled last.
  let view: NodeID?

  /// Reads the report of a page, which comes in place of a size and corners.
  ///
  /// The size on the screen is that of the visible part. The first corners are the offset, the size of the content, and what
  /// the page has before and after it. Then come the phase and the view at the anchor. No view is 0, or -1 if the user has
  /// scrolled last.
  ///
  /// - Returns: `nil` if the report is not that of a scroll view, or of none that can be.
  init?(_ place: Event.Place, margins: [Edge: CGFloat], _ layoutDirection: LayoutDirection) {
    let corners = place.corners
    guard corners.count == 5, let number = Int(exactly: corners[4].x),
      let phase = ScrollPhase(rawValue: number), let target = Int(exactly: corners[4].y)
    else { return nil }
    let isReversed = layoutDirection == .rightToLeft
    let (left, right) = isReversed ? (Edge.trailing, Edge.leading) : (.leading, .trailing)
    func margin(_ edge: Edge) -> CGFloat { margins[edge] ?? 0 }
    let (before, after) = (corners[2], corners[3])
    let (start, end) = isReversed ? (after.x, before.x) : (before.x, after.x)
    geometry = ScrollGeometry(
      contentOffset: CGPoint(
        x: corners[0].x - margin(left),
        y: corners[0].y - margin(.top)
      ),
      contentSize: CGSize(
        width: max(0, corners[1].x - margin(left) - margin(right)),
        height: max(0, corners[1].y - margin(.top) - margin(.bottom))
      ),
      contentInsets: EdgeInsets(
        top: before.y + margin(.top),
        leading: start + margin(.leading),
        bottom: after.y + margin(.bottom),
        trailing: end + margin(.trailing)
      ),
      containerSize: place.shownSize
    )
    self.phase = phase
    isPositionedByUser = target != 0
    view = target > 0 ? target : nil
  }
}
