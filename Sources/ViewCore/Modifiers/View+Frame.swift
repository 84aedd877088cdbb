public import Foundation

nonisolated extension View {
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
    var lengths = FrameLengths()
    let style = CSS.style(
      lengths.css("width", "width", width),
      lengths.css("height", "height", height),
      alignment.css
    )
    return ReportedView(
      content: BoxedView(
        self,
        class: lengths.names.joined(separator: " "),
        style: style
      ),
      issues: lengths.issues,
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
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
    var lengths = FrameLengths()
    let names = [
      maxWidth.map { FrameLengths.limit($0) == nil ? "fill-width" : "limited" },
      maxHeight.map { FrameLengths.limit($0) == nil ? "fill-height" : "low" },
      idealWidth == nil ? nil : "ideal-width",
      idealHeight == nil ? nil : "ideal-height",
    ]
    let style = CSS.style(
      lengths.css("minWidth", "min-width", minWidth),
      lengths.css("idealWidth", "--ideal-width", idealWidth),
      maxWidth == .infinity ? nil : lengths.css("maxWidth", "--width", maxWidth),
      lengths.css("minHeight", "min-height", minHeight),
      lengths.css("idealHeight", "--ideal-height", idealHeight),
      maxHeight == .infinity ? nil : lengths.css("maxHeight", "--height", maxHeight),
      alignment.css
    )
    let name = (lengths.names + names.compactMap(\.self)).joined(separator: " ")
    return ReportedView(
      content: BoxedView(self, class: name, style: style),
      issues: lengths.issues,
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// The lengths of a frame, and what is wrong with them.
private struct FrameLengths {
  private(set) var issues: [String] = []
  private var saysWidth = false
  private var saysHeight = false

  /// The classes of the frame, which say of which sides it knows something.
  ///
  /// The stylesheet asks for them, and not for what the style says: a browser would look at all that is in a
  /// list whenever the list's own style changes.
  var names: [String] {
    ["frame", saysWidth ? "has-width" : nil, saysHeight ? "has-height" : nil].compactMap(\.self)
  }

  /// A length that is a limit: one that has an end.
  static func limit(_ length: CGFloat) -> CGFloat? {
    length.isFinite && length >= 0 ? length : nil
  }

  /// A length as a declaration, where it can be one.
  mutating func css(_ name: String, _ property: String, _ length: CGFloat?) -> String? {
    guard let length else { return nil }
    guard let length = Self.limit(length) else {
      issues.append(Issues.impossibleFrame(name, length))
      return nil
    }
    if property.hasSuffix("width") { saysWidth = true } else { saysHeight = true }
    return "\(property):\(CSS.length(length))"
  }
}
