public import Foundation

extension View {
  /// Gives the view the size that it likes best, also where there is less space.
  ///
  /// - Parameters:
  ///   - horizontal: Whether it keeps its width.
  ///   - vertical: Whether it keeps its height.
  /// - Returns: The view in its size.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    BoxedView(
      self,
      class: "effect",
      style: CSS.style(
        horizontal ? "inline-size:max-content;flex:none" : nil,
        vertical ? "block-size:max-content;flex-shrink:0" : nil
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
  /// - Parameter value: Views of greater numbers keep their size while others have any to give.
  /// - Returns: The view with its priority.
  public func layoutPriority(_ value: Double) -> some View {
    // A browser shares what is missing by weights: so small a one is nothing beside others.
    BoxedView(self, class: "effect", style: value > 0 ? "flex-shrink:0.0001" : nil)
  }

  /// Keeps the view's sides in proportion.
  ///
  /// - Parameters:
  ///   - aspectRatio: The width in heights. `nil` is the view's own.
  ///   - contentMode: Whether the view fits into its space or fills it.
  /// - Returns: The view in proportion.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    BoxedView(
      self,
      class: contentMode == .fit ? "proportion fit" : "proportion fill",
      style: "aspect-ratio:\(aspectRatio.map { CSS.number($0) } ?? "1")"
    )
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
