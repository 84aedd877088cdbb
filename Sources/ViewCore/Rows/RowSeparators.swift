/// The separators between a row and its neighbors.
struct RowSeparators {
  private var above = RowSeparator()
  private var below = RowSeparator()

  /// Changes the separators on some sides of the row.
  mutating func change(on edges: VerticalEdge.Set, _ change: (inout RowSeparator) -> Void) {
    if edges.contains(.top) { change(&above) }
    if edges.contains(.bottom) { change(&below) }
  }

  /// The CSS declarations of the separators, or `nil` for the default ones.
  var style: String? {
    CSS.style(
      above.css.map { "--line:\($0)" },
      below.visibility == .hidden ? nil : below.css.map { "--line-below:\($0)" }
    )
  }

  /// The classes of a row with the separators.
  ///
  /// The row below draws the separator, unless this row has a color for it.
  var classNames: [String] {
    [
      above.css == nil ? nil : "own-above",
      below.visibility == .hidden ? "bare-below" : below.tint.map { _ in "own-below" },
    ].compactMap(\.self)
  }
}

/// A separator on one side of a row.
struct RowSeparator {
  var visibility = Visibility.automatic
  var tint: Color?

  /// The color of the separator, or `nil` for the default one.
  var css: String? { visibility == .hidden ? "transparent" : tint?.css }
}
