nonisolated extension View {
  /// Changes the look of the view by its size and its place.
  ///
  /// ```swift
  /// CardView(card: card)
  ///   .visualEffect { content, proxy in
  ///     content.rotationEffect(.degrees(proxy.frame(in: .scrollView).minY / 20))
  ///   }
  /// ```
  ///
  /// The layout does not change, and the geometry is the one without the effect. The view looks as it does without the effect
  /// until the page has reported the geometry. An effect that depends on the place follows one round trip behind. Where it
  /// should move along with the scrolling,
  /// use ``View/scrollTransition(_:axis:transition:)``.
  ///
  /// - Parameter effect: Changes an empty effect for the geometry of the view.
  /// - Returns: The view with its look.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    VisualEffectView(content: self) { effect(EmptyVisualEffect(), $0)._look }
  }

  /// Has the view move as one with its content, when a view around it moves.
  ///
  /// That is what each view does in a browser, so the modifier changes nothing.
  ///
  /// - Returns: The view.
  public func geometryGroup() -> some View { self }
}

private struct VisualEffectView<Content: View> {
  let content: Content
  let look: (GeometryProxy) -> _VisualLook
  @State private var geometry: Geometry?
  @OwnObject private var follower = PlaceFollower()

  init(content: Content, look: @escaping (GeometryProxy) -> _VisualLook) {
    self.content = content
    self.look = look
  }
}

extension VisualEffectView: View {
  var body: some View {
    let proxy = geometry.map { GeometryProxy($0, following: follower) }
    let look = proxy.map(self.look)?.css
    let reach = _VisualLook.needsReach(look) ? proxy.map { _VisualLook.reach(of: $0.size) } : nil
    return LayeredView(
      content: BoxedView(content, class: "effect", style: CSS.style(look, reach)),
      views: Box(
        class: .behind,
        content: GeometryElement($geometry, following: follower, content: EmptyView())
      ),
      isBehind: true
    )
  }
}

extension _VisualLook {
  /// The look as declarations.
  var css: String? {
    CSS.style(
      opacity == 1 ? nil : "opacity:\(CSS.number(opacity))",
      transforms.isEmpty ? nil : "transform:\(transforms.joined(separator: " "))",
      filters.isEmpty ? nil : "filter:\(filters.joined(separator: " "))"
    )
  }
}
