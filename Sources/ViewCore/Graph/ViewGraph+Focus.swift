/// Who has the keyboard's focus, and who is told that it moves.
extension ViewGraph {
  /// The control that has the keyboard's focus, as far as it is tied to the app.
  package var focusedNode: NodeID? { focusedControl?.id }

  /// Notes that a person has moved the focus to a control.
  ///
  /// The control that had it is told here: the page only says who gets it.
  func userMovedFocus(to control: ElementNode) {
    focusedControl?.loseFocusOnPage()
    replaceFocusedControl(by: control)?.setFocused(false)
  }

  /// Notes that the app has moved the focus to a control, which is edited from now on.
  func appMovedFocus(to control: ElementNode) {
    let previous = replaceFocusedControl(by: control)
    afterUpdate {
      previous?.setFocused(false)
      guard let target = control.focusTarget, target.hasFocus() else { return }
      target.setFocused(true)
    }
  }

  /// Puts a control in the place of the one that had the focus.
  ///
  /// Returns how to tell the one before, unless both share a focus, which says it already.
  private func replaceFocusedControl(by control: ElementNode) -> FocusTarget? {
    let previous = focusedControl
    focusedControl = control
    guard let previous, previous !== control, let target = previous.focusTarget,
      target.location != control.focusTarget?.location
    else { return nil }
    return target
  }

  /// Notes that a control no longer has the focus, because it goes or cannot be used.
  func forgetFocus(of control: ElementNode) {
    guard focusedControl === control else { return }
    focusedControl = nil
    if let target = control.focusTarget { afterUpdate { target.setFocused(false) } }
  }
}
