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
  /// Where we differ: lists, columns and stacks of screens are no containers.
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

  /// Gives the view a length that a closure computes from that of its container.
  ///
  /// ```swift
  /// Banner().containerRelativeFrame(.horizontal) { length, _ in min(length * 0.8, 400) }
  /// ```
  ///
  /// The page measures the container, so a new container is there before its length is known. Until then the view has
  /// the length that a linear function with the closure's results for 0 and 1,000 points has.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the closure computes the length.
  ///   - alignment: The alignment of the view in its frame.
  ///   - length: Returns the length of the view for that of the container along an axis, in points.
  /// - Returns: The view in its frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (_ length: CGFloat, _ axis: Axis) -> CGFloat
  ) -> some View {
    ComputedFrame(content: self, axes: axes, alignment: alignment, length: length)
  }

  fileprivate func relativeFrame(
    _ axes: Axis.Set,
    part: ContainerPart,
    _ alignment: Alignment
  ) -> some View {
    relativeFrame(axes, alignment) { _, length, margin in part.css(of: length, without: margin) }
  }

  /// Puts the view into a frame whose lengths are CSS.
  ///
  /// - Parameters:
  ///   - axes: The axes of the frame.
  ///   - alignment: The alignment of the view in its frame.
  ///   - css: Returns the length along an axis for that of the container and the margins at its ends.
  /// - Returns: The view in its frame.
  fileprivate func relativeFrame(
    _ axes: Axis.Set,
    _ alignment: Alignment,
    css: @escaping (_ axis: Axis, _ length: String, _ margin: CGFloat) -> String
  ) -> some View {
    let names = [
      ClassName.frame.rawValue,
      axes.contains(.horizontal) ? "has-width \(ClassName.relativeWidth)" : nil,
      axes.contains(.vertical) ? "has-height \(ClassName.relativeHeight)" : nil,
    ]
    let name = names.compactMap(\.self).joined(separator: " ")
    return BoxedView(self) { environment in
      let margins = environment.scrollSettings.margins
      func declaration(_ axis: Axis, _ edges: [Edge]) -> String {
        let margin = edges.compactMap { margins[$0] }.reduce(0, +)
        return axis == .horizontal
          ? "width:\(css(axis, "100cqw", margin))" : "height:\(css(axis, "100cqh", margin))"
      }
      var element = Element("div", attributes: [.init("class", name)])
      element["style"] = CSS.style(
        axes.contains(.horizontal) ? declaration(.horizontal, [.leading, .trailing]) : nil,
        axes.contains(.vertical) ? declaration(.vertical, [.top, .bottom]) : nil,
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

/// A view with lengths that a closure computes from those of its container.
private struct ComputedFrame<Content: View> {
  let content: Content
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
  @State private var container: CGSize?

  init(
    content: Content,
    axes: Axis.Set,
    alignment: Alignment,
    length: @escaping (CGFloat, Axis) -> CGFloat
  ) {
    self.content = content
    self.axes = axes
    self.alignment = alignment
    self.length = length
  }
}

extension ComputedFrame: View {
  var body: some View {
    content
      .relativeFrame(axes, alignment) { [container, length] axis, whole, margin in
        if let container {
          let known = axis == .horizontal ? container.width : container.height
          return CSS.length(max(length(known, axis), 0))
        }
        let least = length(0, axis)
        let slope = (length(1000, axis) - least) / 1000
        let factor = CSS.number(slope)
        return "calc((\(whole) - \(CSS.length(margin))) * \(factor) + \(CSS.length(least)))"
      }
      .background {
        // An element of the container's size, in a box that takes no space.
        Color.clear
          .containerRelativeFrame(axes)
          .onGeometryChange(for: CGSize.self) {
            $0.size
          } action: {
            container = $0
          }
          .frame(width: 0, height: 0)
          .clipped()
      }
  }
}
