nonisolated extension View {
  /// Binds the scroll view inside to the id of a view.
  ///
  /// ```swift
  /// ScrollView(.horizontal) {
  ///   LazyHStack { ForEach(photos) { PhotoView(photo: $0) } }.scrollTargetLayout()
  /// }
  /// .scrollPosition(id: $shownPhoto)
  /// ```
  ///
  /// The scroll view scrolls to the view whose id the app sets. Where the user scrolls, the binding gets the id of the view
  /// in ``View/scrollTargetLayout(isEnabled:)`` that is nearest to the anchor. It gets none while the app's own scrolling
  /// lasts. A row of a long collection that does not exist yet is made.
  ///
  /// - Parameters:
  ///   - id: The id. The scroll view stays where it is when the app sets `nil`.
  ///   - anchor: The place of the view in the scroll view. `nil` scrolls as little as possible, and follows the view at the
  ///     beginning.
  /// - Returns: The view with its binding.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>,
    anchor: UnitPoint? = nil
  ) -> some View {
    let target = id.wrappedValue.map {
      ScrollTarget(id: AnyHashable(unwrapped: $0), target: .view(anchor: nil))
    }
    return ScrollPositionView(content: self, target: target, anchor: anchor) { report, ids in
      guard report.isPositionedByUser, let new = ids.lazy.compactMap({ $0.base as? ID }).first,
        id.wrappedValue != new
      else { return nil }
      id.wrappedValue = new
      return ScrollTarget(id: AnyHashable(unwrapped: new), target: .view(anchor: nil))
    }
  }

  /// Binds the scroll view inside to a position.
  ///
  /// - Parameters:
  ///   - position: The position. The scroll view scrolls where the app sets it, and sets it where the user scrolls.
  ///   - anchor: The place in the scroll view of the view that counts.
  /// - Returns: The view with its binding.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>,
    anchor: UnitPoint? = nil
  ) -> some View {
    let value = position.wrappedValue
    let target = value.target.map {
      ScrollTarget(id: value.viewID.map { AnyHashable(unwrapped: $0) }, target: $0)
    }
    return ScrollPositionView(content: self, target: target, anchor: anchor) { report, ids in
      guard report.isPositionedByUser else { return nil }
      var new = position.wrappedValue
      new.followUser(to: ids)
      if new != position.wrappedValue { position.wrappedValue = new }
      return nil
    }
  }
}

/// A place to which a scroll view is to scroll.
private struct ScrollTarget: Equatable {
  let id: AnyHashable?
  let target: ScrollPosition.Target
}

private struct ScrollPositionView<Content: View> {
  let content: Content
  let target: ScrollTarget?
  let anchor: UnitPoint?
  /// Takes a report and the ids of its view, and returns the target that stands for the place at which the user is.
  let receive: (ScrollReport, [AnyHashable]) -> ScrollTarget?
  @OwnObject var observer = ScrollObserver()
  @OwnObject var current = CurrentTarget()
}

extension ScrollPositionView: View {
  var body: some View {
    observer.receive = { [receive, current, places = observer.places] report in
      let ids = report.view.map { places.ids(of: $0) } ?? []
      if let target = receive(report, ids) { current.target = target }
    }
    return content.observingScroll(
      ScrollObservation(observer: observer, needs: .position, anchor: anchor)
    )
    .onChange(of: target, initial: true) { _, target in scroll(to: target) }
  }

  /// Scrolls to a target, unless the user has.
  @MainActor
  private func scroll(to target: ScrollTarget?) {
    guard target != current.target else { return }
    current.target = nil
    switch target?.target {
    case .view(let own)?:
      if let id = target?.id { observer.places.scroll(to: id, anchor: own ?? anchor) }
    case .edge(let edge)?: observer.area?.scroll(to: edge)
    case .point(let x, let y)?: observer.area?.scroll(x: x, y: y)
    case nil: break
    }
  }
}

/// The target at which the user is.
@MainActor
private final class CurrentTarget {
  var target: ScrollTarget?

  nonisolated init() {}
}
