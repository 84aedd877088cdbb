public import Foundation

nonisolated extension View {
  /// Gives the view the size that it likes best, also where there is less space.
  ///
  /// - Parameters:
  ///   - horizontal: Whether it keeps its width.
  ///   - vertical: Whether it keeps its height.
  /// - Returns: The view in its size.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    let names = [
      "effect", horizontal ? "own-width" : nil, vertical ? "own-height" : nil,
    ]
    return BoxedView(
      self,
      class: names.compactMap(\.self).joined(separator: " "),
      style: CSS.style(
        horizontal ? "inline-size:max-content;flex:none" : nil,
        // In a line what is missing is taken from its width, which it has to give.
        vertical ? "block-size:max-content;min-block-size:max-content" : nil
      )
    )
  }

  /// Gives the view the size that it likes best, also where there is less space.
  ///
  /// - Returns: The view in its size.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Sets how soon the view gives way where a stack has too little space.
  ///
  /// - Parameter value: Views of greater numbers keep their size while others have any to give. Those of
  ///   numbers below 0 give way before all others.
  /// - Returns: The view with its priority.
  public func layoutPriority(_ value: Double) -> some View {
    // A browser shares what is missing by weights, of which one ten thousand times less is next to
    // nothing. More than two steps away from the usual it cannot tell them apart. It shares all of it only where
    // the weights are 1 at least; the stylesheet has the usual one and, between that and the next, the one of long
    // texts.
    guard value != 0, !value.isNaN else { return BoxedView(self, class: "effect") }
    let weight = String(format: "%g", pow(10_000, (value < 0 ? 3 : 2) - min(max(value, -2), 2)))
    return BoxedView(self, class: "effect priority", style: "flex-shrink:\(weight)")
  }

  /// Keeps the view's sides in proportion.
  ///
  /// - Parameters:
  ///   - aspectRatio: The width in heights. `nil` is the view's own: that of its content, and of symbols,
  ///     colours and shapes, which have none, 1.
  ///   - contentMode: Whether the view fits into its space or fills it.
  /// - Returns: The view in proportion.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    let name = contentMode == .fit ? "proportion fit" : "proportion fill"
    return BoxedView(
      self,
      class: aspectRatio == nil ? "\(name) own" : name,
      style: aspectRatio.map { "aspect-ratio:\(CSS.number($0))" }
    )
  }

  /// Keeps the view's sides in proportion.
  ///
  /// - Parameters:
  ///   - aspectRatio: A size of the same proportion.
  ///   - contentMode: Whether the view fits into its space or fills it.
  /// - Returns: The view in proportion.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    let ratio = aspectRatio.height == 0 ? 1 : aspectRatio.width / aspectRatio.height
    return self.aspectRatio(ratio, contentMode: contentMode)
  }

  /// Makes the view as large as it fits.
  ///
  /// - Returns: The view in proportion.
  public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Makes the view as large as its space needs.
  ///
  /// - Returns: The view in proportion.
  public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}

/// How something of given proportions is put into a space of others.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}
