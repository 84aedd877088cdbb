internal import ConcurrencyExtras
public import Foundation

nonisolated extension View {
  /// Places the view in a frame of a fixed size.
  ///
  /// - Parameters:
  ///   - width: The frame's width in points. `nil` is the view's own.
  ///   - height: The frame's height in points. `nil` is the view's own.
  ///   - alignment: The alignment of the view in the frame.
  ///   - fileID: Where an invalid size is reported.
  ///   - filePath: Where an invalid size is reported.
  ///   - line: Where an invalid size is reported.
  ///   - column: Where an invalid size is reported.
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

  /// Places the view in a frame with size limits.
  ///
  /// A maximum of `.infinity` makes the frame fill the available space.
  ///
  /// - Parameters:
  ///   - minWidth: The minimum width in points.
  ///   - idealWidth: The ideal width in points, which applies inside ``fixedSize()`` and in
  ///     horizontally scrolling views.
  ///   - maxWidth: The maximum width in points.
  ///   - minHeight: The minimum height in points.
  ///   - idealHeight: The ideal height in points, which applies inside ``fixedSize()`` and in
  ///     scrolling views.
  ///   - maxHeight: The maximum height in points.
  ///   - alignment: The alignment of the view in the frame.
  ///   - fileID: Where an invalid size is reported.
  ///   - filePath: Where an invalid size is reported.
  ///   - line: Where an invalid size is reported.
  ///   - column: Where an invalid size is reported.
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
      maxWidth.map {
        FrameLengths.limit($0) == nil ? ClassName.fillWidth.rawValue : ClassName.limited.rawValue
      },
      maxHeight.map {
        FrameLengths.limit($0) == nil ? ClassName.fillHeight.rawValue : ClassName.low.rawValue
      },
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

/// The lengths of a frame and their errors.
private struct FrameLengths {
  private(set) var issues: [String] = []
  private var hasWidth = false
  private var hasHeight = false

  /// The CSS classes for the lengths that the frame sets.
  ///
  /// The stylesheet selects by these classes and not by the style attribute. Otherwise a browser
  /// would match all elements of a list again whenever the list's style changes.
  var names: [String] {
    let names: [String?] = [
      ClassName.frame.rawValue, hasWidth ? "has-width" : nil, hasHeight ? "has-height" : nil,
    ]
    return names.compactMap(\.self)
  }

  /// Returns a length if it is finite.
  static func limit(_ length: CGFloat) -> CGFloat? {
    length.isFinite && length >= 0 ? length : nil
  }

  /// Adds the CSS declaration of a length if it is valid.
  mutating func css(_ name: String, _ property: String, _ length: CGFloat?) -> String? {
    guard let length else { return nil }
    guard let length = Self.limit(length) else {
      issues.append(Issues.impossibleFrame(name, length))
      return nil
    }
    if property.hasSuffix("width") { hasWidth = true } else { hasHeight = true }
    return "\(property):\(CSS.length(length))"
  }
}
