public import Foundation

/// A column of a ``LazyVGrid`` or a row of a ``LazyHGrid``: how wide it is, and where views are in it.
public struct GridItem: Sendable {
  /// How wide a column is.
  public enum Size: Sendable {
    /// So many points.
    case fixed(CGFloat)
    /// As wide as the space allows, between two limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit between two limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  /// Describes a column.
  ///
  /// - Parameters:
  ///   - size: How wide it is.
  ///   - spacing: The distance to the next one in points. `nil` is the platform's, 8.
  ///   - alignment: Where each view is in its cell. `nil` is what the grid says.
  public init(
    _ size: Size = .flexible(),
    spacing: CGFloat? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The columns or rows of a lazy grid as a stylesheet spells them.
///
/// Where items differ, each has a track, and so has the space after it: `data-cells` says which place a
/// view has in its turn. As many columns as fit are alike, as the first item says.
@MainActor
struct GridTracks {
  let items: [GridItem]
  /// `column` or `row`.
  let axis: String

  func describe(_ element: inout Element, _ others: String?...) {
    let declarations = others.compactMap(\.self).joined(separator: ";")
    element["data-cells"] = areAlike ? nil : cells
    element["style"] = CSS.style(areAlike ? tracks : spacedTracks, declarations)
  }

  private var isAdaptive: Bool {
    items.contains { if case .adaptive = $0.size { true } else { false } }
  }

  private var areAlike: Bool {
    isAdaptive
      || items.allSatisfy { $0.alignment == items.first?.alignment }
        && items.dropLast().allSatisfy { $0.spacing == items.first?.spacing }
  }

  /// One distance and one alignment for all.
  private var tracks: String? {
    CSS.style(
      "grid-template-\(axis)s:\(items.map(\.size.css).joined(separator: " "))",
      (items.first?.spacing).map { "\(axis)-gap:\(CSS.length($0))" },
      (items.first?.alignment).map(\.css)
    )
  }

  private var spacedTracks: String {
    let spaces = items.map { $0.spacing.map(CSS.length) ?? "var(--gap)" }.dropLast() + [""]
    let tracks = zip(items, spaces).map { $1.isEmpty ? $0.size.css : "\($0.size.css) \($1)" }
    return "grid-template-\(axis)s:\(tracks.joined(separator: " "));\(axis)-gap:0"
  }

  private var cells: String {
    items.enumerated().map { index, item in
      let place = "grid-\(axis):\(2 * index + 1)"
      guard let alignment = item.alignment else { return place }
      return "\(place);place-self:\(alignment.vertical.css) \(alignment.horizontal.css)"
    }
    .joined(separator: "|")
  }
}

extension GridItem.Size {
  fileprivate var css: String {
    switch self {
    case .fixed(let width): return CSS.length(width)
    case .flexible(let minimum, let maximum): return limits(CSS.length(minimum), maximum)
    // Where there is not even room for one, it is as wide as there is room.
    case .adaptive(let minimum, let maximum):
      return "repeat(auto-fill,\(limits("min(100%,\(CSS.length(minimum)))", maximum)))"
    }
  }

  private func limits(_ minimum: String, _ maximum: CGFloat) -> String {
    "minmax(\(minimum),\(maximum.isFinite ? CSS.length(maximum) : "1fr"))"
  }
}
