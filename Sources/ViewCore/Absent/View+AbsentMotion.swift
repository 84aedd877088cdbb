// Modifiers of SwiftUI for motion and layout that are absent. The compiler names the reason at their line.

nonisolated extension View {
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
