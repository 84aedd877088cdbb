/// A gap between the items of a bar.
///
/// ```swift
/// .toolbar {
///   ToolbarItem(placement: .bottomBar) { Button("Archive", systemImage: "archivebox") { archive() } }
///   ToolbarSpacer(.flexible, placement: .bottomBar)
///   ToolbarItem(placement: .bottomBar) { Button("Reply", systemImage: "arrowshape.turn.up.left") { reply() } }
/// }
/// ```
///
/// A flexible gap takes the free width of the bar below the content. The ends of the bar above it are as wide as their
/// items, so a flexible gap is as wide as a fixed one there.
public struct ToolbarSpacer {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Creates a gap.
  ///
  /// - Parameters:
  ///   - sizing: Whether the gap takes the free width.
  ///   - placement: The bar, and the place in it.
  public init(
    _ sizing: SpacerSizing = .flexible,
    placement: ToolbarItemPlacement = .automatic
  ) {
    self.sizing = sizing
    self.placement = placement
  }
}

/// The width of a gap between items.
public struct SpacerSizing: Hashable, Sendable {
  fileprivate let isFlexible: Bool

  /// The free width.
  public static let flexible = Self(isFlexible: true)
  /// 16 points.
  public static let fixed = Self(isFlexible: false)
}

extension ToolbarSpacer: ToolbarContent {
  public typealias Body = Never
}

extension ToolbarSpacer: PrimitiveToolbarContent {
  var items: some View {
    ToolbarPortal(
      placement: placement,
      style: "flex:\(sizing.isFlexible ? 1 : 0) 0 1rem;max-width:none",
      content: EmptyView()
    )
  }
}
