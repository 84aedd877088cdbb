/// The place of a view relative to the visible part of its scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view leaves, or comes, at the top or at the leading side.
  case topLeading
  /// The view is visible as a whole.
  case identity
  /// The view leaves, or comes, at the bottom or at the trailing side.
  case bottomTrailing

  /// Whether the view is visible as a whole.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: -1, 0 or 1 in the order of the cases.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The way in which the look of a view follows its place in a scroll view.
///
/// Looks that change at once or by an animation of their own are absent: the browser moves views along with the scrolling.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  fileprivate let isIdentity: Bool

  /// The look changes along with the scrolling.
  public static let interactive = Self(isIdentity: false)
  /// The look does not change.
  public static let identity = Self(isIdentity: true)
}

nonisolated extension View {
  /// Changes the look of the view while it comes into the visible part of a scroll view, and while it leaves.
  ///
  /// ```swift
  /// CardView(card: card)
  ///   .scrollTransition { content, phase in
  ///     content.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.8)
  ///   }
  /// ```
  ///
  /// The browser moves the view along with the scrolling, without a message to the app. One that knows no animations of
  /// scrolling, as Firefox does not, shows the view without the change, and so does one whose user prefers less motion.
  ///
  /// - Parameters:
  ///   - configuration: The way in which the look follows.
  ///   - axis: The direction of scrolling. `nil` is that of the scroll view.
  ///   - transition: Changes an empty effect for a phase. It is called once for each.
  /// - Returns: The view with its transition.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration,
      bottomTrailing: configuration,
      axis: axis,
      transition: transition
    )
  }

  /// Changes the look of the view while it comes into the visible part of a scroll view, and while it leaves.
  ///
  /// - Parameters:
  ///   - topLeading: The way in which the look follows at the top or at the leading side.
  ///   - bottomTrailing: The way in which the look follows at the bottom or at the trailing side.
  ///   - axis: The direction of scrolling. `nil` is that of the scroll view.
  ///   - transition: Changes an empty effect for a phase. It is called once for each.
  /// - Returns: The view with its transition.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    func look(_ phase: ScrollTransitionPhase, _ configuration: ScrollTransitionConfiguration)
      -> _VisualLook
    {
      transition(EmptyVisualEffect(), configuration.isIdentity ? .identity : phase)._look
    }
    return BoxedView(
      self,
      class: "effect scroll-transition",
      style: CSS.style(
        look(.bottomTrailing, bottomTrailing).style("in"),
        look(.identity, topLeading).style("at"),
        look(.topLeading, topLeading).style("out"),
        axis.map { "--scroll-axis:\($0 == .vertical ? "block" : "inline")" }
      )
    )
  }
}

extension _VisualLook {
  /// The look as custom properties, which the keyframes of the stylesheet read.
  fileprivate func style(_ name: String) -> String? {
    CSS.style(
      opacity == 1 ? nil : "--\(name)-opacity:\(CSS.number(opacity))",
      transforms.isEmpty ? nil : "--\(name)-transform:\(transforms.joined(separator: " "))",
      filters.isEmpty ? nil : "--\(name)-filter:\(filters.joined(separator: " "))"
    )
  }
}
