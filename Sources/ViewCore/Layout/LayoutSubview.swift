public import Foundation

/// A view of a layout.
public struct LayoutSubview {
  private let index: Int
  private let pass: LayoutPass

  init(index: Int, pass: LayoutPass) {
    self.index = index
    self.pass = pass
  }

  /// The priority that `layoutPriority(_:)` has given to the view, or 0.
  public var priority: Double { self[LayoutPriorityKey.self] }

  /// The distances that the view prefers to others, which are the default ones for every view.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// The value that `layoutValue(key:value:)` has given to the view, or the default one.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    pass.views[index].values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  /// Returns the size of the view in a space.
  ///
  /// If the page has not measured it yet, the size is a guess, and the layout runs again later.
  ///
  /// - Parameter proposal: The space.
  /// - Returns: The size in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    pass.size(of: index, in: proposal)
  }

  /// Returns the size and the guides of the view in a space.
  ///
  /// A baseline is the lower side. Guides that `alignmentGuide` has given to the view are not known.
  ///
  /// - Parameter proposal: The space.
  /// - Returns: The dimensions.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(
      MeasuredGuides(lengths: [size.width, size.height, size.height, size.height])
    )
  }

  /// Places the view in its container.
  ///
  /// - Parameters:
  ///   - position: The place of the anchor, from the upper left corner of the container. A number that is not finite
  ///     stands for 0, and is reported.
  ///   - anchor: The point of the view that is at the place.
  ///   - proposal: The space that the view gets.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    pass.place(index, LayoutPlace(position: position, anchor: anchor, proposal: proposal))
  }
}

extension LayoutSubview: Equatable {
  public static func == (one: Self, other: Self) -> Bool {
    one.pass === other.pass && one.index == other.index
  }
}
