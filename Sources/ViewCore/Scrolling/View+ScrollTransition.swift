import Foundation

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
  /// With ``ScrollTransitionConfiguration/animated``, the app moves the view when the page has reported its place.
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
  ///   - transition: Changes an empty effect for a phase. It is called once for each. If one of the sides has an
  ///     animation, it is that of both.
  /// - Returns: The view with its transition.
  @ViewBuilder
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    let looks = ScrolledLooks(
      topLeading: topLeading,
      bottomTrailing: bottomTrailing,
      axis: axis
    ) { phase in
      transition(EmptyVisualEffect(), phase)._look
    }
    if let animation = looks.animation {
      let view = AnimatedScrollView(content: self, looks: looks, animation: animation)
      if looks.havePerspective { PerspectiveView(content: view) } else { view }
    } else {
      let style = looks.style
      let view = BoxedView(self, class: "effect scroll-transition", style: style)
      if _VisualLook.needsReach(style) { PerspectiveView(content: view) } else { view }
    }
  }
}

/// The looks of a view at the sides of a scroll view.
private struct ScrolledLooks: Sendable {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let transition: @Sendable (ScrollTransitionPhase) -> _VisualLook

  /// The animation of both sides, if one of them has an animation.
  var animation: Animation? {
    for side in [topLeading, bottomTrailing] {
      if case .animated(let animation) = side.kind { return animation }
    }
    return nil
  }

  func look(in phase: ScrollTransitionPhase) -> _VisualLook {
    let configuration = phase == .topLeading ? topLeading : bottomTrailing
    return transition(configuration.kind == .identity ? .identity : phase)
  }

  /// Whether a look depends on the size of the view.
  var havePerspective: Bool {
    [ScrollTransitionPhase.topLeading, .identity, .bottomTrailing]
      .contains { _VisualLook.needsReach(look(in: $0).css) }
  }

  /// The looks for a browser, which moves the view along with the scrolling.
  var style: String? {
    CSS.style(
      look(in: .bottomTrailing).style("in"),
      look(in: .identity).style("at"),
      look(in: .topLeading).style("out"),
      axis.map { "--scroll-axis:\($0 == .vertical ? "block" : "inline")" },
      range,
      curves
    )
  }

  /// The ways along which the look changes, unless both end where the whole view is visible.
  private var range: String? {
    let (end, start) = (bottomTrailing.visiblePart, 1 - topLeading.visiblePart)
    guard end != 1 || start != 0 else { return nil }
    return "animation-range:entry 0% entry \(CSS.number(end * 100))%,"
      + "exit \(CSS.number(start * 100))% exit 100%"
  }

  /// The curves of both ways, unless both are the usual one.
  private var curves: String? {
    let curves = [bottomTrailing.curve, topLeading.curve]
    guard curves != [.easeInOut, .easeInOut] else { return nil }
    return "animation-timing-function:" + curves.map(\.css).joined(separator: ",")
  }

  /// The phase of a view at its place.
  func phase(of view: GeometryProxy) -> ScrollTransitionPhase {
    let space = axis.map(NamedCoordinateSpace.scrollView(axis:)) ?? .scrollView
    guard let visible = view.bounds(of: space) else { return .identity }
    let along = phase(of: view.size.height, from: visible.minY, to: visible.maxY)
    let across = phase(of: view.size.width, from: visible.minX, to: visible.maxX)
    return switch axis {
    case .vertical: along
    case .horizontal: across
    case nil: along == .identity ? across : along
    }
  }

  /// The phase of a view with a length, which is visible between two places.
  private func phase(of length: CGFloat, from start: CGFloat, to end: CGFloat)
    -> ScrollTransitionPhase
  {
    guard length > 0 else { return .identity }
    // Distances of less than a pixel are those of rounding.
    let part = (min(end, length) - max(start, 0) + 0.5) / length
    if start > 0.5, part < max(topLeading.visiblePart, 1e-6) { return .topLeading }
    if end < length - 0.5, part < max(bottomTrailing.visiblePart, 1e-6) { return .bottomTrailing }
    return .identity
  }
}

extension ScrollTransitionConfiguration {
  /// The curve of the way.
  fileprivate var curve: UnitCurve {
    if case .interactive(let curve) = kind { curve } else { .easeInOut }
  }
}

/// A view whose look changes by an animation, when the page has reported its place.
private struct AnimatedScrollView<Content: View> {
  let content: Content
  let looks: ScrolledLooks
  let animation: Animation
  @State var phase = ScrollTransitionPhase.identity
}

extension AnimatedScrollView: View {
  var body: some View {
    BoxedView(content, class: "effect", style: looks.look(in: phase).css)
      .animation(animation, value: phase)
      .onGeometryChange(for: ScrollTransitionPhase.self) { [looks] proxy in
        looks.phase(of: proxy)
      } action: {
        phase = $0
      }
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
