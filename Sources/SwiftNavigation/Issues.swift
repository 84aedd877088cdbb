import CustomDump

/// The texts of the issues that this module reports.
package enum Issues {
  static func animatedAsynchronously<Action>(_ button: ButtonState<Action>) -> String {
    """
    A button with an animation was performed by an asynchronous closure.

    \(indented(button))

    The changes of such a closure come after it has waited, when the animation is over for them. It \
    was performed without one.

    To fix this, perform the button with a synchronous closure, and animate what the closure starts.
    """
  }

  package static func presentedWithoutValue(_ type: Any.Type) -> String {
    """
    'true' was written to a binding that says whether there is a value of '\(type)', and there is none.

    Which value to present is not known, so nothing changed.

    To fix this, write the value to the binding of the optional. Through this one it is dismissed by 'false'.
    """
  }

  static func otherTypeWritten(_ value: Any, expected: Any.Type) -> String {
    """
    A value of '\(type(of: value))' was written to a binding of '\(expected)' whose type is erased.

    \(indented(value))

    Nothing changed.

    To fix this, write a value of '\(expected)'.
    """
  }

  private static func indented(_ value: Any) -> String {
    String(customDumping: value)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { "  \($0)" }
      .joined(separator: "\n")
  }
}
