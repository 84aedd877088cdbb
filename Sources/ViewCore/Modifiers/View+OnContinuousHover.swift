public import Foundation

/// Where the pointer of a mouse is while it is over a view.
@frozen
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at a place in points.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

nonisolated extension View {
  /// Runs an action when the pointer of a mouse moves over the view, and when it leaves it.
  ///
  /// ```swift
  /// ChartView(values: values)
  ///   .onContinuousHover { phase in
  ///     switch phase {
  ///     case .active(let place): marked = index(at: place.x)
  ///     case .ended: marked = nil
  ///     }
  ///   }
  /// ```
  ///
  /// A finger has no pointer. The page reports one place for each frame that it draws at most. The pointer also leaves
  /// a view that is removed.
  ///
  /// - Parameters:
  ///   - coordinateSpace: The coordinate space of the places.
  ///   - action: The action. It receives where the pointer is, or that it has left the view.
  /// - Returns: The view with its action.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    PointerView(content: self, space: coordinateSpace, action: action)
  }
}

/// The action of a view for the pointer, which stays the same object when the action changes.
private final class PointerScope {
  var action: (HoverPhase) -> Void = { _ in }
}

private struct PointerView<Content: View> {
  let content: Content
  let space: CoordinateSpace
  let action: (HoverPhase) -> Void
  @OwnObject var scope = PointerScope()
}

extension PointerView: View {
  var body: some View {
    scope.action = action
    var element = Element(
      "div",
      attributes: [.init("class", "effect"), .init("data-module", "pointers")],
      events: .pointer
    )
    element["data-space"] = space.reference
    return BoxedView(
      content,
      behavior: ElementBehavior { [scope] event in
        guard case .pointer(let pointer) = event else { return }
        scope.action(pointer.phase == .moved ? .active(pointer.location) : .ended)
      }
    ) { [element] _ in element }
  }
}
