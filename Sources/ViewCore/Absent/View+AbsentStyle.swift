// Modifiers of SwiftUI for the look of views that are absent. The compiler names the reason at their line.

nonisolated extension View {
  @available(*, unavailable, message: "A table looks as a plain list. Leave the style out.")
  public func tableStyle(_ style: _AbsentValue) -> some View { self }

  @available(
    *,
    unavailable,
    message: """
      A menu shows its items in the order of the source. Leave it out.
      """
  )
  public func menuOrder(_ order: _AbsentValue) -> some View { self }

  @available(*, unavailable, message: "A button runs its action once for each press.")
  public func buttonRepeatBehavior(_ behavior: _AbsentValue) -> some View { self }

  @available(*, unavailable, message: "Write '.tint' on the row.")
  public func listItemTint(_ tint: Color?) -> some View { self }

  @available(*, unavailable, message: "Write '.tint' on the row.")
  public func listItemTint(_ tint: _AbsentValue?) -> some View { self }

  @available(*, unavailable, message: "An alert has no icon. Leave it out.")
  public func dialogIcon(_ icon: Image?) -> some View { self }

  @available(*, unavailable, message: "Write '.font' with a smaller font.")
  public func textScale(_ scale: _AbsentValue, isEnabled: Bool = true) -> some View { self }

  @available(*, unavailable, message: "Write '.glassEffect()'.")
  public func glassBackgroundEffect() -> some View { self }

  @available(*, unavailable, message: "Write '.glassEffect(in:)'.")
  public func glassBackgroundEffect<S: Shape>(in shape: S) -> some View { self }

  @available(*, unavailable, message: "A tab bar keeps its size. Leave it out.")
  public func tabBarMinimizeBehavior(_ behavior: _AbsentValue) -> some View { self }
}
