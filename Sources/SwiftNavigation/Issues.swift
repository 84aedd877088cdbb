import CustomDump

/// The texts of the issues that this module reports.
package enum Issues {
  static func animatedAsynchronously<Action>(_ button: ButtonState<Action>) -> String {
    """
    A button with an animation was performed by an asynchronous closure.

    \(indented(button))

    An animation covers the changes that a closure makes before it suspends. An asynchronous closure may \
    suspend first, so this one was performed without an animation.

    To fix this, perform the button with a synchronous closure, and animate what the closure starts.
    """
  }

  package static func presentedWithoutValue(_ type: Any.Type) -> String {
    """
    'true' was written to a binding that is 'true' while a value of '\(type)' is presented. There is no such value.

    The binding does not know which value to present, so nothing changed.

    To fix this, write the value to the binding of the optional. This binding can only dismiss it, by 'false'.
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
