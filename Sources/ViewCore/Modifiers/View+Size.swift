public import Foundation

nonisolated extension View {
  /// Gives the view its ideal size, even if there is less space.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the view has its ideal width.
  ///   - vertical: Whether the view has its ideal height.
  /// - Returns: The view in its size.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    let names = [
      "effect", horizontal ? ClassName.ownWidth.rawValue : nil,
      vertical ? ClassName.ownHeight.rawValue : nil,
    ]
    return BoxedView(
      self,
      class: names.compactMap(\.self).joined(separator: " "),
      style: CSS.style(
        horizontal ? "inline-size:max-content;flex:none" : nil,
        // In a row, the missing space is taken from its width.
        vertical ? "block-size:max-content;min-block-size:max-content" : nil
      )
    )
  }

  /// Gives the view its ideal size, even if there is less space.
  ///
  /// - Returns: The view in its size.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Sets the view's priority when a stack has too little space.
  ///
  /// - Parameter value: The priority. Views with a higher one keep their size while others can
  ///   shrink. Views with a negative one shrink first.
  /// - Returns: The view with its priority.
  public func layoutPriority(_ value: Double) -> some View {
    // A browser distributes the missing space by weights. A weight that is ten thousand times
    // smaller shrinks next to nothing. Beyond two steps from the default, browsers cannot tell
    // weights apart. They distribute all missing space only if the weights are at least 1. The
    // stylesheet has the default weight and, between that and the next one, the weight of long
    // texts.
    let steps = value.isNaN ? 0 : min(max(value, -2), 2)
    let weight = String(format: "%g", pow(10_000, (steps < 0 ? 3 : 2) - steps))
    let box =
      steps == 0
      ? BoxedView(self, class: "effect")
      : BoxedView(self, class: "effect \(ClassName.priority)", style: "flex-shrink:\(weight)")
    return box.layoutValue(key: LayoutPriorityKey.self, value: value)
  }

  /// Constrains the view to an aspect ratio.
  ///
  /// - Parameters:
  ///   - aspectRatio: The ratio of width to height. `nil` is the content's own; symbols, colors
  ///     and shapes have 1. An image has its own if the modifier is directly behind it.
  ///   - contentMode: Whether the view fits or fills its space.
  /// - Returns: The view with its aspect ratio.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    let name = contentMode == .fit ? "proportion fit" : "proportion fill"
    let aspectRatio = aspectRatio ?? (self as? Image)?.aspectRatio
    return BoxedView(
      self,
      class: aspectRatio == nil ? "\(name) own" : name,
      style: aspectRatio.map { "aspect-ratio:\(CSS.number($0))" }
    )
  }

  /// Constrains the view to an aspect ratio.
  ///
  /// - Parameters:
  ///   - aspectRatio: A size with the ratio.
  ///   - contentMode: Whether the view fits or fills its space.
  /// - Returns: The view with its aspect ratio.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    let ratio = aspectRatio.height == 0 ? 1 : aspectRatio.width / aspectRatio.height
    return self.aspectRatio(ratio, contentMode: contentMode)
  }

  /// Scales the view to fit its space.
  ///
  /// - Returns: The view with its aspect ratio.
  public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Scales the view to fill its space.
  ///
  /// - Returns: The view with its aspect ratio.
  public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}

/// How a view with an aspect ratio uses a space with another one.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}
