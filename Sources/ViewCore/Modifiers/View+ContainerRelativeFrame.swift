internal import ConcurrencyExtras
public import Foundation

nonisolated extension View {
  /// Gives the view the length of its container: the nearest scroll view around it, and else the window.
  ///
  /// ```swift
  /// ScrollView(.horizontal) {
  ///   LazyHStack { ForEach(cards) { CardView(card: $0).containerRelativeFrame(.horizontal) } }
  /// }
  /// ```
  ///
  /// Margins by ``View/contentMargins(_:_:for:)-(_,CGFloat?,_)`` do not belong to the length of a scroll view.
  ///
  /// Where we differ: lists, columns and stacks of screens are no containers. The form whose closure computes a length is
  /// absent, because only the page knows the container's.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the view has the container's length.
  ///   - alignment: The alignment of the view in its frame.
  /// - Returns: The view in its frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> some View {
    relativeFrame(axes, part: ContainerPart(), alignment)
  }

  /// Gives the view a part of the length of its container.
  ///
  /// Three photos share the width, with eight points between them:
  ///
  /// ```swift
  /// PhotoView(photo: photo).containerRelativeFrame(.horizontal, count: 3, spacing: 8)
  /// ```
  ///
  /// - Parameters:
  ///   - axes: The axes along which the view has the part of the container's length.
  ///   - count: The number of parts.
  ///   - span: The number of parts that the view takes.
  ///   - spacing: The distance between parts in points.
  ///   - alignment: The alignment of the view in its frame.
  ///   - fileID: Where impossible numbers are reported.
  ///   - filePath: Where impossible numbers are reported.
  ///   - line: Where impossible numbers are reported.
  ///   - column: Where impossible numbers are reported.
  /// - Returns: The view in its frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let isPossible = count >= 1 && (1...max(count, 1)).contains(span)
    let part =
      isPossible ? ContainerPart(count: count, span: span, spacing: spacing) : ContainerPart()
    return ReportedView(
      content: relativeFrame(axes, part: part, alignment),
      issues: isPossible ? [] : [Issues.impossibleShare(count: count, span: span)],
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  private func relativeFrame(
    _ axes: Axis.Set,
    part: ContainerPart,
    _ alignment: Alignment
  ) -> some View {
    let names = [
      ClassName.frame.rawValue,
      axes.contains(.horizontal) ? "has-width \(ClassName.relativeWidth)" : nil,
      axes.contains(.vertical) ? "has-height \(ClassName.relativeHeight)" : nil,
    ]
    let name = names.compactMap(\.self).joined(separator: " ")
    return BoxedView(self) { environment in
      let margins = environment.scrollSettings.margins
      func css(_ property: String, _ unit: String, _ edges: [Edge]) -> String {
        let margin = edges.compactMap { margins[$0] }.reduce(0, +)
        return "\(property):\(part.css(of: unit, without: margin))"
      }
      var element = Element("div", attributes: [.init("class", name)])
      element["style"] = CSS.style(
        axes.contains(.horizontal) ? css("width", "100cqw", [.leading, .trailing]) : nil,
        axes.contains(.vertical) ? css("height", "100cqh", [.top, .bottom]) : nil,
        alignment.css
      )
      return element
    }
  }
}

/// A part of the length of a container.
private struct ContainerPart {
  var count = 1
  var span = 1
  var spacing: CGFloat = 0

  /// Returns the part of a length, without the margins at its ends.
  func css(of length: String, without margin: CGFloat) -> String {
    let gaps = CSS.length(margin + spacing * CGFloat(count - 1))
    let innerGaps = CSS.length(spacing * CGFloat(span - 1))
    return "calc((\(length) - \(gaps)) * \(span) / \(count) + \(innerGaps))"
  }
}
