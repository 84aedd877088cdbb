nonisolated extension View {
  /// Lets the user's device vibrate when a value has changed.
  ///
  /// ```swift
  /// TaskList(tasks: tasks)
  ///   .sensoryFeedback(.success, trigger: tasks.count) { old, new in new < old }
  /// ```
  ///
  /// A browser vibrates only where the device can, and after the user has touched the page. Those of Apple's phones and
  /// of computers do not.
  ///
  /// - Parameters:
  ///   - feedback: The feedback.
  ///   - trigger: The value.
  ///   - condition: Whether a change from an old to a new value matters.
  /// - Returns: The view with its feedback.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool = { _, _ in true }
  ) -> some View {
    LifetimeView(
      content: self,
      observer: FeedbackObserver(trigger: trigger) { condition($0, $1) ? feedback : nil }
    )
  }

  /// Lets the user's device vibrate when a value has changed, in a way that depends on the change.
  ///
  /// - Parameters:
  ///   - trigger: The value.
  ///   - feedback: Returns the feedback for an old and a new value, or `nil` for none.
  /// - Returns: The view with its feedback.
  public func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    LifetimeView(content: self, observer: FeedbackObserver(trigger: trigger, feedback: feedback))
  }
}

/// A vibration of the user's device.
///
/// A browser knows durations only. So heavier feedback lasts longer.
public struct SensoryFeedback: Equatable, Sendable {
  /// The milliseconds of vibrations and of the pauses between them, in turn.
  let pattern: [Int]

  public static let success = Self(pattern: [20, 80, 30])
  public static let warning = Self(pattern: [30, 100, 20])
  public static let error = Self(pattern: [30, 60, 30, 60, 50])
  public static let selection = Self(pattern: [8])
  public static let increase = Self(pattern: [12])
  public static let decrease = Self(pattern: [12])
  public static let start = Self(pattern: [25])
  public static let stop = Self(pattern: [25, 50, 25])
  public static let alignment = Self(pattern: [8])
  public static let levelChange = Self(pattern: [12])
  public static let impact = Self.impact(weight: .medium)
  public static let pathComplete = Self(pattern: [20])

  /// A bump of an object of some weight.
  ///
  /// - Parameters:
  ///   - weight: The weight of the object.
  ///   - intensity: The strength of the bump, between 0 and 1.
  /// - Returns: The feedback.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    bump(weight.milliseconds, intensity)
  }

  /// A bump of an object of some softness.
  ///
  /// - Parameters:
  ///   - flexibility: The softness of the object.
  ///   - intensity: The strength of the bump, between 0 and 1.
  /// - Returns: The feedback.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    bump(flexibility.milliseconds, intensity)
  }

  /// Nothing is felt of an intensity that is no number.
  private static func bump(_ milliseconds: Double, _ intensity: Double) -> SensoryFeedback {
    let share = intensity.isNaN ? 0 : min(max(intensity, 0), 1)
    return Self(pattern: [Int((milliseconds * share).rounded(.up))])
  }

  /// The weight of an object.
  public struct Weight: Equatable, Sendable {
    fileprivate let milliseconds: Double

    public static let light = Self(milliseconds: 10)
    public static let medium = Self(milliseconds: 20)
    public static let heavy = Self(milliseconds: 35)
  }

  /// The softness of an object.
  public struct Flexibility: Equatable, Sendable {
    fileprivate let milliseconds: Double

    public static let rigid = Self(milliseconds: 10)
    public static let solid = Self(milliseconds: 20)
    public static let soft = Self(milliseconds: 30)
  }
}

/// Has the page vibrate when a value has changed.
private struct FeedbackObserver<Value: Equatable>: LifetimeObserver {
  let trigger: Value
  let feedback: (Value, Value) -> SensoryFeedback?

  func appear(in graph: ViewGraph) -> Value { trigger }

  func update(_ memory: inout Value, in graph: ViewGraph) {
    let oldValue = memory
    guard trigger != oldValue else { return }
    memory = trigger
    graph.afterUpdate {
      guard let feedback = feedback(oldValue, trigger) else { return }
      graph.afterPatches { graph.emit(.vibrate(feedback.pattern)) }
    }
  }

  func disappear(_ memory: Value, in graph: ViewGraph) {}
}
