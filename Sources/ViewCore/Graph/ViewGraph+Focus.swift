/// The keyboard focus and its changes.
extension ViewGraph {
  /// The control that has the keyboard focus, if it has a focus value.
  package var focusedNode: NodeID? { focusedControl?.id }

  /// Notes that the user has moved the focus to a control.
  ///
  /// The previous control is notified here, because the page reports only the new one.
  func userMovedFocus(to control: ElementNode) {
    focusedControl?.loseFocusOnPage()
    replaceFocusedControl(by: control)?.setFocused(false)
  }

  /// Notes that the app has moved the focus to a control.
  func appMovedFocus(to control: ElementNode) {
    let previous = replaceFocusedControl(by: control)
    afterUpdate {
      previous?.setFocused(false)
      guard let target = control.focusTarget, target.hasFocus() else { return }
      target.setFocused(true)
    }
  }

  /// Replaces the focused control.
  ///
  /// Returns the focus value of the previous control to reset, or `nil` if both share one.
  private func replaceFocusedControl(by control: ElementNode) -> FocusTarget? {
    let previous = focusedControl
    focusedControl = control
    guard let previous, previous !== control, let target = previous.focusTarget,
      target.location != control.focusTarget?.location
    else { return nil }
    return target
  }

  /// Notes that a control has lost the focus because it was removed or disabled.
  func forgetFocus(of control: ElementNode) {
    guard focusedControl === control else { return }
    focusedControl = nil
    if let target = control.focusTarget { afterUpdate { target.setFocused(false) } }
  }
}
