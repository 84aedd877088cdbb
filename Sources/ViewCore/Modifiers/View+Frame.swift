public import Foundation

extension View {
  /// Puts the view into a frame of a fixed size.
  ///
  /// - Parameters:
  ///   - width: The frame's width in points. `nil` is the view's own.
  ///   - height: The frame's height in points. `nil` is the view's own.
  ///   - alignment: Where the view is in the frame.
  /// - Returns: The view in its frame.
  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    BoxedView(
      self,
      class: "frame",
      style: CSS.style(
        width.map { "width:\(CSS.length($0))" },
        height.map { "height:\(CSS.length($0))" },
        alignment.css
      )
    )
  }

  /// Puts the view into a frame whose size has limits.
  ///
  /// A maximum of `.infinity` makes the frame take all the space that there is.
  ///
  /// - Parameters:
  ///   - minWidth: The least width in points.
  ///   - idealWidth: The width in points where the view around asks for the one that the view likes
  ///     best, as ``fixedSize()`` and what scrolls sideways do.
  ///   - maxWidth: The greatest width in points.
  ///   - minHeight: The least height in points.
  ///   - idealHeight: The height in points where the view around asks for the one that the view likes
  ///     best, as ``fixedSize()`` and what scrolls do.
  ///   - maxHeight: The greatest height in points.
  ///   - alignment: Where the view is in the frame.
  /// - Returns: The view in its frame.
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let names = [
      "frame",
      maxWidth == nil ? nil : "fill-width",
      maxHeight == nil ? nil : "fill-height",
      idealWidth == nil ? nil : "ideal-width",
      idealHeight == nil ? nil : "ideal-height",
    ]
    return BoxedView(
      self,
      class: names.compactMap(\.self).joined(separator: " "),
      style: CSS.style(
        minWidth.map { "min-width:\(CSS.length($0))" },
        idealWidth.map { "--ideal-width:\(CSS.length($0))" },
        maxWidth.flatMap { $0.isFinite ? "max-width:\(CSS.length($0))" : nil },
        minHeight.map { "min-height:\(CSS.length($0))" },
        idealHeight.map { "--ideal-height:\(CSS.length($0))" },
        maxHeight.flatMap { $0.isFinite ? "max-height:\(CSS.length($0))" : nil },
        alignment.css
      )
    )
  }
}
