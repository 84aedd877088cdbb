public import Foundation

/// A column of a ``LazyVGrid`` or a row of a ``LazyHGrid``, with its size and alignment.
public struct GridItem: Sendable {
  /// The size of a column.
  public enum Size: Sendable {
    /// A fixed size in points.
    case fixed(CGFloat)
    /// A size within limits that fills the available space.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit, with sizes within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - size: The size of the column.
  ///   - spacing: The distance to the next one in points. `nil` is the platform's, 8.
  ///   - alignment: The alignment of each view in its cell. `nil` is that of the grid.
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

/// The style of a lazy grid's columns or rows.
///
/// If the items differ, each has a track, followed by a track for its spacing, and `data-cells`
/// places the views. Adaptive columns are all alike, as the first item describes them.
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

  /// The tracks for items with the same spacing and alignment.
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
    // A single column may be narrower than the minimum if there is no room for it.
    case .adaptive(let minimum, let maximum):
      return "repeat(auto-fill,\(limits("min(100%,\(CSS.length(minimum)))", maximum)))"
    }
  }

  private func limits(_ minimum: String, _ maximum: CGFloat) -> String {
    "minmax(\(minimum),\(maximum.isFinite ? CSS.length(maximum) : "1fr"))"
  }
}
