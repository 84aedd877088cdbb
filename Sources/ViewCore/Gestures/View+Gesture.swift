public import Foundation

nonisolated extension View {
  /// Attaches a gesture to the view.
  ///
  /// ```swift
  /// Circle().gesture(DragGesture(minimumDistance: 0).onChanged { location = $0.location })
  /// ```
  ///
  /// Gestures of the same kind on views inside have priority.
  ///
  /// - Parameter gesture: The gesture with its actions.
  /// - Returns: The view with the gesture.
  public func gesture(_ gesture: some Gesture) -> some View {
    GestureView(content: self, gesture: gesture, rank: .usual)
  }

  /// Attaches a gesture to the view, which may be disabled.
  ///
  /// - Parameters:
  ///   - gesture: The gesture with its actions.
  ///   - isEnabled: Whether the gesture is enabled.
  /// - Returns: The view with the gesture.
  public func gesture(_ gesture: some Gesture, isEnabled: Bool) -> some View {
    self.gesture(isEnabled ? gesture : nil)
  }

  /// Attaches a gesture with priority over those of the same kind on views inside.
  ///
  /// - Parameters:
  ///   - gesture: The gesture with its actions.
  ///   - isEnabled: Whether the gesture is enabled.
  /// - Returns: The view with the gesture.
  public func highPriorityGesture(_ gesture: some Gesture, isEnabled: Bool = true) -> some View {
    GestureView(content: self, gesture: isEnabled ? gesture : nil, rank: .first)
  }

  /// Attaches a gesture that is recognized together with those of views inside.
  ///
  /// ```swift
  /// Button("Save") { save() }.simultaneousGesture(TapGesture().onEnded { isEdited = false })
  /// ```
  ///
  /// - Parameters:
  ///   - gesture: The gesture with its actions.
  ///   - isEnabled: Whether the gesture is enabled.
  /// - Returns: The view with the gesture.
  public func simultaneousGesture(_ gesture: some Gesture, isEnabled: Bool = true) -> some View {
    GestureView(content: self, gesture: isEnabled ? gesture : nil, rank: .beside)
  }

  /// Runs an action when the user taps the view.
  ///
  /// With a count of 1, the keyboard can focus and activate the view like a button.
  ///
  /// - Parameters:
  ///   - count: The number of taps.
  ///   - action: The action to run.
  /// - Returns: The view with a tap gesture.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Runs an action with the location when the user taps the view.
  ///
  /// - Parameters:
  ///   - count: The number of taps.
  ///   - coordinateSpace: The coordinate space of the location.
  ///   - action: The action to run.
  /// - Returns: The view with a tap gesture.
  public func onTapGesture(
    count: Int = 1,
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    let tap = SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
    return gesture(tap.onEnded { action($0.location) })
  }

  /// Runs an action when the user performs a long press on the view.
  ///
  /// If the view has no other gesture, the keyboard can focus and activate it like a button.
  ///
  /// - Parameters:
  ///   - minimumDuration: The minimum duration, in seconds.
  ///   - maximumDistance: The maximum movement, in points.
  ///   - action: The action to run.
  ///   - onPressingChanged: Called with `true` when a press begins, and with `false` when it is
  ///     long enough or ends.
  /// - Returns: The view with a long press gesture.
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
    press.reportsPresses = onPressingChanged != nil
    return gesture(PressAction(press: press, action: action, pressed: onPressingChanged))
  }

  /// Runs an action when the user performs a long press on the view.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - minimumDuration: The minimum duration, in seconds.
  ///   - maximumDistance: The maximum movement, in points.
  ///   - pressing: Called when a press begins and ends.
  ///   - action: The action to run.
  /// - Returns: The view with a long press gesture.
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

/// A long press with an action for its end and one for its state.
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
        // A key press begins and ends at once.
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
