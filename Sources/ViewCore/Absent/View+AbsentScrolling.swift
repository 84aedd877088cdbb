// Modifiers of SwiftUI for scrolling that are absent. The compiler names the reason at their line.

nonisolated extension View {
  @available(*, unavailable, message: "An element that scrolls clips its content in a browser.")
  public func scrollClipDisabled(_ isDisabled: Bool = true) -> some View { self }
}
