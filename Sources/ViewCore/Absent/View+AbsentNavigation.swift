// Modifiers of SwiftUI for screens and windows that are absent. The compiler names the reason at their line.

nonisolated extension View {
  @available(*, unavailable, message: "A toolbar has one arrangement. Leave the role out.")
  public func toolbarRole(_ role: _AbsentValue) -> some View { self }

  @available(
    *,
    unavailable,
    message: """
      A sheet is resized by its handle, and its content scrolls. Leave it out.
      """
  )
  public func presentationContentInteraction(_ behavior: _AbsentValue) -> some View { self }

  @available(
    *,
    unavailable,
    message: """
      A sheet and a popover adapt themselves to the width of the window. Leave it out.
      """
  )
  public func presentationCompactAdaptation(_ adaptation: _AbsentValue) -> some View { self }

  @available(
    *,
    unavailable,
    message: """
      A sheet and a popover adapt themselves to the width of the window. Leave it out.
      """
  )
  public func presentationCompactAdaptation(horizontal: _AbsentValue, vertical: _AbsentValue)
    -> some View
  { self }

  @available(
    *,
    unavailable,
    message: """
      A page does not control what is around the browser. Leave it out.
      """
  )
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  @available(
    *,
    unavailable,
    message: """
      A page does not control what is around the browser. Leave it out.
      """
  )
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  @available(*, unavailable, message: "A browser has no status bar. Leave it out.")
  public func statusBar(hidden: Bool) -> some View { self }

  @available(*, unavailable, message: "A browser has no status bar. Leave it out.")
  public func statusBarHidden(_ isHidden: Bool = true) -> some View { self }

  @available(
    *,
    unavailable,
    message: """
      No device is drawn around a preview. Write '.previewLayout' with a size.
      """
  )
  public func previewDevice(_ device: _AbsentValue?) -> some View { self }
}
