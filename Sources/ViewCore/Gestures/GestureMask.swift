/// The gestures that count on a view, and on the views inside of it.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// No gestures.
  public static let none: Self = []
  /// The attached gesture alone.
  public static let gesture = Self(rawValue: 1)
  /// The gestures of the views inside alone.
  public static let subviews = Self(rawValue: 2)
  /// The attached gesture and those of the views inside.
  public static let all: Self = [.gesture, .subviews]
}

nonisolated extension View {
  /// Attaches a gesture to the view, and decides which gestures count.
  ///
  /// ```swift
  /// MapView().gesture(drag, including: isLocked ? .none : .all)
  /// ```
  ///
  /// Controls inside stay as they are: write ``View/disabled(_:)`` for them.
  ///
  /// - Parameters:
  ///   - gesture: The gesture with its actions.
  ///   - mask: The gestures that count.
  /// - Returns: The view with the gesture.
  public func gesture(_ gesture: some Gesture, including mask: GestureMask) -> some View {
    counting(mask).gesture(gesture, isEnabled: mask.contains(.gesture))
  }

  /// Attaches a gesture with priority over those inside, and decides which gestures count.
  ///
  /// - Parameters:
  ///   - gesture: The gesture with its actions.
  ///   - mask: The gestures that count.
  /// - Returns: The view with the gesture.
  public func highPriorityGesture(
    _ gesture: some Gesture,
    including mask: GestureMask
  ) -> some View {
    counting(mask).highPriorityGesture(gesture, isEnabled: mask.contains(.gesture))
  }

  /// Attaches a gesture that is recognized together with those inside, and decides which gestures count.
  ///
  /// - Parameters:
  ///   - gesture: The gesture with its actions.
  ///   - mask: The gestures that count.
  /// - Returns: The view with the gesture.
  public func simultaneousGesture(
    _ gesture: some Gesture,
    including mask: GestureMask
  ) -> some View {
    counting(mask).simultaneousGesture(gesture, isEnabled: mask.contains(.gesture))
  }

  /// Disables the gestures inside that do not count.
  private func counting(_ mask: GestureMask) -> some View {
    EnvironmentView(content: self, value: !mask.contains(.subviews)) {
      if $0 { $1.gesturesAreDisabled = true }
    }
  }
}

extension EnvironmentValues {
  private enum GesturesAreDisabledKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Whether an enclosing view keeps the user from gestures on the views inside.
  var gesturesAreDisabled: Bool {
    get { self[GesturesAreDisabledKey.self] }
    set { self[GesturesAreDisabledKey.self] = newValue }
  }
}
