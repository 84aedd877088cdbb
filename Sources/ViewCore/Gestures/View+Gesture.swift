public import Foundation

nonisolated extension View {
  /// Lets a person do something with the view.
  ///
  /// ```swift
  /// Circle().gesture(DragGesture(minimumDistance: 0).onChanged { location = $0.location })
  /// ```
  ///
  /// Gestures of the same kind on views inside come first.
  ///
  /// - Parameter gesture: What a person can do, and what it does.
  /// - Returns: The view, which answers the gesture.
  public func gesture(_ gesture: some Gesture) -> some View {
    GestureView(content: self, gesture: gesture, rank: .usual)
  }

  /// Lets a person do something with the view, or not.
  ///
  /// - Parameters:
  ///   - gesture: What a person can do, and what it does.
  ///   - isEnabled: Whether it can be done now.
  /// - Returns: The view, which answers the gesture.
  public func gesture(_ gesture: some Gesture, isEnabled: Bool) -> some View {
    self.gesture(isEnabled ? gesture : nil)
  }

  /// Lets a person do something with the view, before gestures of the same kind on views inside.
  ///
  /// - Parameters:
  ///   - gesture: What a person can do, and what it does.
  ///   - isEnabled: Whether it can be done now.
  /// - Returns: The view, which answers the gesture.
  public func highPriorityGesture(_ gesture: some Gesture, isEnabled: Bool = true) -> some View {
    GestureView(content: self, gesture: isEnabled ? gesture : nil, rank: .first)
  }

  /// Lets a person do something with the view, together with what views inside answer.
  ///
  /// ```swift
  /// Button("Save") { save() }.simultaneousGesture(TapGesture().onEnded { isEdited = false })
  /// ```
  ///
  /// - Parameters:
  ///   - gesture: What a person can do, and what it does.
  ///   - isEnabled: Whether it can be done now.
  /// - Returns: The view, which answers the gesture.
  public func simultaneousGesture(_ gesture: some Gesture, isEnabled: Bool = true) -> some View {
    GestureView(content: self, gesture: isEnabled ? gesture : nil, rank: .beside)
  }

  /// Runs an action when a person taps the view.
  ///
  /// The keyboard reaches the view as it does a button, where one tap is enough.
  ///
  /// - Parameters:
  ///   - count: How often, one tap soon after the other.
  ///   - action: What to do.
  /// - Returns: The view, which answers taps.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Runs an action with the place where a person taps the view.
  ///
  /// - Parameters:
  ///   - count: How often, one tap soon after the other.
  ///   - coordinateSpace: Where the place is measured from.
  ///   - action: What to do.
  /// - Returns: The view, which answers taps.
  public func onTapGesture(
    count: Int = 1,
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    let tap = SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
    return gesture(tap.onEnded { action($0.location) })
  }

  /// Runs an action when a person presses the view for long.
  ///
  /// The keyboard reaches the view as it does a button, where the view answers nothing else.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long, in seconds.
  ///   - maximumDistance: How far the press may move meanwhile, in points.
  ///   - action: What to do.
  ///   - onPressingChanged: What to do when a press begins, with `true`, and when it was long enough or
  ///     is over, with `false`.
  /// - Returns: The view, which answers long presses.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    var press = LongPressGesture(
      minimumDuration: minimumDuration,
      maximumDistance: maximumDistance
    )
    press.tellsPresses = onPressingChanged != nil
    return gesture(PressAction(press: press, action: action, pressed: onPressingChanged))
  }

  /// Runs an action when a person presses the view for long.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long, in seconds.
  ///   - maximumDistance: How far the press may move meanwhile, in points.
  ///   - pressing: What to do when a press begins and when it is over.
  ///   - action: What to do.
  /// - Returns: The view, which answers long presses.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration,
      maximumDistance: maximumDistance,
      perform: action,
      onPressingChanged: pressing
    )
  }
}

/// A long press with an action for its end, and one for whether it goes on.
private struct PressAction {
  let press: LongPressGesture
  let action: () -> Void
  let pressed: ((Bool) -> Void)?
}

extension PressAction: Gesture {
  typealias Body = Never

  private final class Memory {
    var isPressed = false
  }

  func _recognition(in memory: _GestureMemory) -> _GestureRecognition<Bool> {
    let own = memory.part { Memory() }
    var recognition = press._recognition(in: memory)
    recognition.handle = { [handle = recognition.handle] event in
      let step = handle(event)
      switch step {
      case .changed:
        own.isPressed = true
        pressed?(true)
      case .ended:
        // The press of a key begins and ends at once.
        if !own.isPressed { pressed?(true) }
        own.isPressed = false
        action()
        pressed?(false)
      case .cancelled:
        own.isPressed = false
        pressed?(false)
      case nil: break
      }
      return step
    }
    return recognition
  }
}
