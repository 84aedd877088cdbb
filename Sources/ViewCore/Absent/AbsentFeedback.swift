// Objects that vibrate a phone without a view. A page vibrates for its views.

@available(*, unavailable, message: "Write '.sensoryFeedback' on the view that changes.")
public class UIImpactFeedbackGenerator {
  public enum FeedbackStyle: Sendable {
    case light, medium, heavy, soft, rigid
  }

  public init() {}
  public init(style: FeedbackStyle) {}
  public func prepare() {}
  public func impactOccurred() {}
  public func impactOccurred(intensity: Double) {}
}

@available(*, unavailable, message: "Write '.sensoryFeedback' on the view that changes.")
public class UINotificationFeedbackGenerator {
  public enum FeedbackType: Sendable {
    case success, warning, error
  }

  public init() {}
  public func prepare() {}
  public func notificationOccurred(_ type: FeedbackType) {}
}

@available(*, unavailable, message: "Write '.sensoryFeedback' on the view that changes.")
public class UISelectionFeedbackGenerator {
  public init() {}
  public func prepare() {}
  public func selectionChanged() {}
}
