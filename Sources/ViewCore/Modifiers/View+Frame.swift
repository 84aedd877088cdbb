public import Foundation

extension View {
  /// Puts the view into a frame of a fixed size.
  ///
  /// - Parameters:
  ///   - width: The frame's width in points. `nil` is the view's own.
  ///   - height: The frame's height in points. `nil` is the view's own.
  ///   - alignment: Where the view is in the frame.
  ///   - fileID: Where a size that is none is reported.
  ///   - filePath: Where a size that is none is reported.
  ///   - line: Where a size that is none is reported.
  ///   - column: Where a size that is none is reported.
  /// - Returns: The view in its frame.
  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return BoxedView(
      self,
      class: "frame",
      style: CSS.style(
        location.checked("width", width).map { "width:\(CSS.length($0))" },
        location.checked("height", height).map { "height:\(CSS.length($0))" },
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
  ///   - fileID: Where a size that is none is reported.
  ///   - filePath: Where a size that is none is reported.
  ///   - line: Where a size that is none is reported.
  ///   - column: Where a size that is none is reported.
  /// - Returns: The view in its frame.
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    func length(_ name: String, _ property: String, _ value: CGFloat?) -> String? {
      location.checked(name, value).map { "\(property):\(CSS.length($0))" }
    }
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
        length("minWidth", "min-width", minWidth),
        length("idealWidth", "--ideal-width", idealWidth),
        maxWidth == .infinity ? nil : length("maxWidth", "max-width", maxWidth),
        length("minHeight", "min-height", minHeight),
        length("idealHeight", "--ideal-height", idealHeight),
        maxHeight == .infinity ? nil : length("maxHeight", "max-height", maxHeight),
        alignment.css
      )
    )
  }
}

extension SourceLocation {
  /// A length that a frame has here, where it can be one.
  fileprivate func checked(_ name: String, _ length: CGFloat?) -> CGFloat? {
    guard let length, !length.isFinite || length < 0 else { return length }
    Issues.report(Issues.impossibleFrame(name, length), at: self)
    return nil
  }
}
