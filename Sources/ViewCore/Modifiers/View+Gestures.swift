public import Foundation

extension View {
  /// Runs an action when a person taps the view.
  ///
  /// The keyboard reaches the view as it does a button.
  ///
  /// - Parameters:
  ///   - count: How often: once or twice.
  ///   - action: What to do.
  /// - Returns: The view, which answers taps.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    GestureView(
      content: self,
      kind: count > 1 ? .doubleClick : .click,
      isButton: count == 1
    ) { _ in action() }
  }

  /// Runs an action when a person presses the view for half a second.
  ///
  /// - Parameter action: What to do.
  /// - Returns: The view, which answers long presses.
  public func onLongPressGesture(perform action: @escaping () -> Void) -> some View {
    GestureView(content: self, kind: .longPress) { _ in action() }
  }

  /// Lets a person drag the view.
  ///
  /// ```swift
  /// Circle().gesture(DragGesture(minimumDistance: 0).onChanged { location = $0.location })
  /// ```
  ///
  /// - Parameter gesture: The drag, and what it does.
  /// - Returns: The view, which answers drags.
  public func gesture(_ gesture: DragGesture) -> some View {
    GestureView(content: self, kind: .drag) { event in
      if case .drag(let drag) = event { gesture.handle(drag) }
    }
  }
}

/// A press that moves.
public struct DragGesture {
  /// How far a press has come.
  public struct Value: Equatable, Sendable {
    /// Where it is, in points from the view's corner.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint

    /// How far it is from where it began.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  /// How far a press moves before it is a drag, in points.
  public var minimumDistance: CGFloat
  private var changed: (Value) -> Void = { _ in }
  private var ended: (Value) -> Void = { _ in }

  public init(minimumDistance: CGFloat = 10) {
    self.minimumDistance = minimumDistance
  }

  /// This drag with an action for each step of it.
  public func onChanged(_ action: @escaping (Value) -> Void) -> DragGesture {
    var gesture = self
    gesture.changed = { [changed] value in
      changed(value)
      action(value)
    }
    return gesture
  }

  /// This drag with an action for its end.
  public func onEnded(_ action: @escaping (Value) -> Void) -> DragGesture {
    var gesture = self
    gesture.ended = { [ended] value in
      ended(value)
      action(value)
    }
    return gesture
  }

  fileprivate func handle(_ drag: Event.Drag) {
    let value = Value(location: drag.location, startLocation: drag.start)
    guard hypot(value.translation.width, value.translation.height) >= minimumDistance else {
      return
    }
    if drag.hasEnded { ended(value) } else { changed(value) }
  }
}

private struct GestureView<Content: View> {
  let content: Content
  let kind: EventKinds
  var isButton = false
  let handle: (Event) -> Void
}

extension GestureView: View {
  typealias Body = Never
}

extension GestureView: ElementView {
  func render(in context: NodeContext) -> Rendering<Content> {
    var element = Element(
      "div",
      attributes: [.init("class", kind == .drag ? "effect gesture drag" : "effect gesture")],
      events: kind
    )
    if isButton {
      element["role"] = "button"
      element["tabindex"] = "0"
    }
    element["aria-disabled"] = context.environment.isEnabled ? nil : "true"
    return Rendering(
      element: element,
      content: content,
      behavior: ElementBehavior { [isEnabled = context.environment.isEnabled] event in
        if isEnabled { handle(event) }
      }
    )
  }
}
