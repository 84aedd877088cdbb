// What vibrates a phone without a view, which a page does for its views.

@available(*, unavailable, message: "Write '.sensoryFeedback' on the view that changes.")
public class UIImpactFeedbackGenerator {
  public init() {}
}

@available(*, unavailable, message: "Write '.sensoryFeedback' on the view that changes.")
public class UINotificationFeedbackGenerator {
  public init() {}
}

@available(*, unavailable, message: "Write '.sensoryFeedback' on the view that changes.")
public class UISelectionFeedbackGenerator {
  public init() {}
}
