import Foundation

/// One run of a layout: the sizes that it may ask for, and the places that it gives.
final class LayoutPass {
  /// A view of the layout.
  struct View {
    /// The sizes that the page has measured.
    var sizes: [LayoutProposal: CGSize] = [:]
    /// The values for the layout, by the type of their key.
    var values: [ObjectIdentifier: Any] = [:]
    /// The spaces for which the layout has asked, in the order of its questions.
    fileprivate(set) var asked: [LayoutProposal] = []
    fileprivate(set) var place: LayoutPlace?

    init(sizes: [LayoutProposal: CGSize] = [:], values: [ObjectIdentifier: Any] = [:]) {
      self.sizes = sizes
      self.values = values
    }

    /// Whether the page has measured the view in all spaces for which the layout has asked.
    var isKnown: Bool { asked.allSatisfy { sizes[$0] != nil } }
  }

  private(set) var views: [View]
  let layoutDirection: LayoutDirection
  /// Whether the layout has given a place that is no number.
  private(set) var hasImpossiblePlace = false

  init(_ views: [View], layoutDirection: LayoutDirection) {
    self.views = views
    self.layoutDirection = layoutDirection
  }

  /// Whether all sizes for which the layout has asked are known.
  var isKnown: Bool { views.allSatisfy(\.isKnown) }

  /// The size of a view in a space, or a guess where the page has not measured it.
  func size(of index: Int, in proposal: ProposedViewSize) -> CGSize {
    let key = LayoutProposal(proposal)
    if !views[index].asked.contains(key) { views[index].asked.append(key) }
    if let known = views[index].sizes[key] { return known }
    let ideal = views[index].sizes[.unspecified] ?? .zero
    return CGSize(
      width: min(ideal.width, key.width ?? .infinity),
      height: min(ideal.height, key.height ?? .infinity)
    )
  }

  func place(_ index: Int, _ place: LayoutPlace) {
    var place = place
    if !place.position.x.isFinite || !place.position.y.isFinite {
      hasImpossiblePlace = true
      if !place.position.x.isFinite { place.position.x = 0 }
      if !place.position.y.isFinite { place.position.y = 0 }
    }
    // CSS cannot place this anchor without the size of the view.
    if place.needsSize { place.size = size(of: index, in: place.proposal) }
    views[index].place = place
  }
}

/// A space for which a view is measured, as the page gets it.
struct LayoutProposal: Hashable {
  /// The lengths in points, or `nil` for the ideal ones.
  let width: CGFloat?
  let height: CGFloat?

  static let unspecified = Self(.unspecified)
  /// The length that stands for an infinite one.
  static let largest: CGFloat = 100_000

  init(_ proposal: ProposedViewSize) {
    width = proposal.width.flatMap(Self.measurable)
    height = proposal.height.flatMap(Self.measurable)
  }

  /// The length in hundredths of a point, as the page reports lengths.
  private static func measurable(_ length: CGFloat) -> CGFloat? {
    length.isNaN ? nil : (min(max(length, 0), largest) * 100).rounded() / 100
  }

  /// The width and the height as CSS.
  var css: String { "\(Self.css(width)) \(Self.css(height))" }

  static func css(_ length: CGFloat?) -> String {
    length.map { CSS.length($0) } ?? "max-content"
  }
}

/// The place that a layout gives to a view.
struct LayoutPlace: Equatable {
  var position: CGPoint
  let anchor: UnitPoint
  let proposal: ProposedViewSize
  /// The size of the view, if the style needs it.
  var size: CGSize?

  private static let names: [CGFloat: String] = [0: "start", 0.5: "center", 1: "end"]

  init(position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    self.position = position
    self.anchor = anchor
    self.proposal = proposal
  }

  /// Whether an anchor is neither at a side nor in the middle of a space of a fixed length.
  var needsSize: Bool {
    let space = LayoutProposal(proposal)
    return space.width != nil && Self.names[anchor.x] == nil
      || space.height != nil && Self.names[anchor.y] == nil
  }

  /// The style of the view's box.
  var css: String? {
    let space = LayoutProposal(proposal)
    let width = space.width == nil ? nil : size?.width ?? space.width
    let height = space.height == nil ? nil : size?.height ?? space.height
    return CSS.style(
      "inset-inline-start:\(CSS.length(position.x));top:\(CSS.length(position.y))",
      "width:\(LayoutProposal.css(width));height:\(LayoutProposal.css(height))",
      "place-items:\(Self.names[anchor.y] ?? "start") \(Self.names[anchor.x] ?? "start")",
      anchor == .topLeading
        ? nil
        : "translate:calc(\(Self.share(anchor.x)) * var(--dir)) \(Self.share(anchor.y))"
    )
  }

  private static func share(_ part: CGFloat) -> String { "\(CSS.number(part * -100))%" }

  /// The classes of the view's box: they have views inside take their ideal lengths.
  var classes: [ClassName] {
    let space = LayoutProposal(proposal)
    return (space.width == nil ? [.ownWidth] : []) + (space.height == nil ? [.ownHeight] : [])
  }
}
