import Foundation

/// The distances of a view from the sides of its row, or `nil` for the default ones.
struct RowInsets: Equatable {
  private var top: CGFloat?
  private var bottom: CGFloat?
  private var leading: CGFloat?
  private var trailing: CGFloat?

  init() {}

  init(_ insets: EdgeInsets) {
    top = insets.top
    bottom = insets.bottom
    leading = insets.leading
    trailing = insets.trailing
  }

  mutating func set(_ length: CGFloat?, on edges: Edge.Set) {
    if edges.contains(.top) { top = length }
    if edges.contains(.bottom) { bottom = length }
    if edges.contains(.leading) { leading = length }
    if edges.contains(.trailing) { trailing = length }
  }

  /// The style variables for the insets and the places of the row's controls.
  var style: String? {
    let lengths = [("top", top), ("bottom", bottom), ("leading", leading), ("trailing", trailing)]
    let variables = lengths.compactMap { side, length in
      length.map { "--row-\(side):\(CSS.length($0))" }
    }
    return variables.isEmpty ? nil : variables.joined(separator: ";")
  }
}

/// A distance from some sides of a row.
struct EdgeInset: Equatable {
  let edges: Edge.Set
  let length: CGFloat?
}
