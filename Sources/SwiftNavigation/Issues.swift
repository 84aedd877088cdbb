import CustomDump

/// The texts of the issues that this module reports.
enum Issues {
  static func animatedAsynchronously<Action>(_ button: ButtonState<Action>) -> String {
    """
    A button with an animation was performed by an asynchronous closure.

    \(indented(button))

    The changes of such a closure come after it has waited, when the animation is over for them. It \
    was performed without one.

    To fix this, perform the button with a synchronous closure, and animate what the closure starts.
    """
  }

  private static func indented(_ value: Any) -> String {
    String(customDumping: value)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { "  \($0)" }
      .joined(separator: "\n")
  }
}
