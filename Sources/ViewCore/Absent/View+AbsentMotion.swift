// Modifiers of SwiftUI for motion and layout that are absent. The compiler names the reason at their line.

nonisolated extension View {
  @available(*, unavailable, message: "A screen does not grow out of a view. Leave it out.")
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    self
  }

  @available(
    *,
    unavailable,
    message: """
      A pushed screen comes with the one transition that stacks have. Leave it out.
      """
  )
  public func navigationTransition(_ style: _AbsentValue) -> some View { self }

  @available(
    *,
    unavailable,
    message: """
      A browser does not set letters closer to save space. Write '.minimumScaleFactor' or \
      '.tracking'.
      """
  )
  public func allowsTightening(_ isAllowed: Bool) -> some View { self }
}
